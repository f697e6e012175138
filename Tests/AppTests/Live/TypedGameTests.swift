import TestSupport
import Testing

/// A game typed at the live face, and what it leaves above the block (C1, C6).
@Suite(.timeLimit(.minutes(1))) struct TypedGameTests {
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

  @Test func `C6.9 answers are printed above the block`() async throws {
    let game = try home.live("--flip", "0", rows: 20)
    try await game.showsPrompt()
    game.type("d3\rhistory\rmoves\rboard\rhelp\rwhite\r")
    let screen = try await game.shows("White is Manual.")
    let all = screen.everything
    let (history, moves) = (all.firstIndex(of: "d3"), all.firstIndex { $0.contains("turns") })
    #expect((history, moves) == (1, 2))
    #expect(all[2] == "c3 turns 1   e3 turns 1   c5 turns 1")
    #expect(all[3] == TerminalScreen.letters)
    #expect(all[6] == "  3 - - + ● + - - - 3" || all[6] == "  3 - - +(●)+ - - - 3")
    #expect(all[13] == "d3                                      place a disk (also D3, 3d, d 3)")
    #expect(
      all[24] == "help, quit                      ? q     this list; leave (the game is saved)")
    #expect(all.count == 25 + 12)
    #expect(screen.block.count == 12)
  }

  @Test func `C6.9 a refusal is told in the block and leaves nothing above it`() async throws {
    let game = try home.live()
    try await game.showsPrompt()
    game.type("a1\r")
    var screen = try await game.shows("a1 turns no disk. Legal: d3 c4 f5 e6")
    #expect(screen.everything.count == 12)
    game.type("reset\r")
    screen = try await game.showsPrompt("Cancel / ok [Cancel]>")
    #expect(screen.block[10] == "Do you really want to reset the game?")
    game.type("\r")
    screen = try await game.shows("Reset cancelled.")
    #expect(screen.everything.count == 12)
  }
}
