import TestSupport
import Testing

/// A game typed at the live front, and what it leaves above the block (C1, C6).
@Suite(.timeLimit(.minutes(5))) struct TypedGameTests {
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
    #expect(screen.block[10] == "Black 13, White 0. Type reset to play again, or quit.")
    #expect(screen.block[4].hasSuffix("   ● won"))
    #expect(screen.block.allSatisfy { !$0.contains("○ ") || $0.contains("White") })
    #expect((screen.hasWrapped, screen.unknown, screen.idleFrames) == (false, [], 0))
    #expect(screen.isTidy)
  }
}
