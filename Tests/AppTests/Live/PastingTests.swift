import TestSupport
import Testing

/// What a terminal sends besides keys that are known (C6.1).
@Suite(.timeLimit(.minutes(5))) struct PastingTests {
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
}
