import TestSupport
import Testing

/// What a terminal sends besides keys that are known (C6.1).
@Suite(.timeLimit(.minutes(1))) struct PastingTests {
  private func game() async throws -> LiveTerminal {
    let game = try Home.live().live("--flip", "0")
    try await game.showsPrompt()
    return game
  }

  @Test func `C6.1 what is pasted is typed, and Enter runs it`() async throws {
    let game = try await game()
    game.type(Keys.paste("d3"))
    var screen = try await game.showsPrompt("reversi> d3")
    #expect(screen.block[4].hasSuffix("●'s turn"))
    game.type("\r")
    screen = try await game.shows("○'s turn")
    #expect(screen.lines[0] == "● plays d3, flips d4")
  }

  @Test(arguments: ["\r", "\n", "\r\n", "\u{4}"])
  func `C6.1 no pasted control character runs anything`(control: String) async throws {
    let game = try await game()
    game.type(Keys.paste("quit\(control)d3\(control)"))
    let screen = try await game.shows("paste") { $0.prompt.hasPrefix("reversi> quit") }
    #expect(screen.block[4].hasSuffix("●'s turn"))
    game.type(Keys.control("u") + "white\r")
    try await game.shows("White is Manual.")
    #expect(game.all.end == nil)
  }

  @Test(arguments: [
    "\u{1B}[99~", "\u{1B}[1;5P", "\u{1B}OP", "\u{1B}[?1;2c", "\u{1B}[<0;3;4M", "\u{1B}x",
    "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[1;1R", "\u{1B}[I",
  ])
  func `C6.1 unknown escape sequences do nothing`(sequence: String) async throws {
    let game = try await game()
    game.type("whi" + sequence)
    game.type("te")
    let screen = try await game.showsPrompt("reversi> white")
    #expect(screen.everything.count == 12)
    #expect((screen.idleFrames, screen.unknown) == (0, []))
    game.type("\r")
    try await game.shows("White is Manual.")
  }
}
