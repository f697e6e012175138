import TestSupport
import Testing

/// A game that is typed, or pasted, at the live front (C1.6, C6.1).
struct TypedGameTests {
  private let home: Home
  private let moves = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"]

  init() throws {
    home = try Home.live()
  }

  @Test func `C1.6 a whole game is typed, and its moves stay above the block`() async throws {
    let game = try home.live("--flip", "0.001", rows: 14)
    for (number, move) in moves.enumerated() {
      let side = number.isMultiple(of: 2) ? "●" : "○"
      try await game.shows("\(side)'s turn, awaited") { screen in
        screen.prompt == "reversi>" && screen.block.contains { $0.hasSuffix("\(side)'s turn") }
          && screen.block.contains { $0.contains("+") }
      }
      game.type(move + Keys.enter)
    }
    let screen = try await game.shows("● won: Black 13, White 0")
    let above = screen.everything.dropLast(screen.block.count)
    #expect(
      above.map { String($0.prefix(10)) } == zip(0..., moves).map {
        "\($0.isMultiple(of: 2) ? "●" : "○") plays \($1)"
      } + ["● won: Bla"])
    #expect(above.first == "● plays e6, flips e5")
    #expect(screen.block[10] == "Black 13, White 0. Type 'again' for another game, or quit.")
    #expect(screen.block[4].hasSuffix("   ● won"))
    #expect(screen.block.allSatisfy { !$0.contains("○ ") || $0.contains("White") })
    #expect((screen.hasWrapped, screen.unknown, screen.idleFrames) == (false, [], 0))
    #expect(screen.isTidy)
  }

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
    try await game.shows("White is manual.")
    #expect(game.all.end == nil)
  }
}
