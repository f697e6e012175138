import Domain
import TestSupport
import Testing

/// A game from one moment to the next.
struct GameTests {
  @Test func `R1.3 the side on turn places a disk on each of its legal squares`() throws {
    for square in Game().legalSquares {
      let move = try #require(Game().move(at: square))
      #expect(move == Move(by: .dark, at: square, on: Board()))
      #expect(Game().placing(at: square) == Game(after: move))
    }
  }

  @Test func `R1.3 the side on turn places a disk on no square that is not legal`() {
    for square in Game().legalSquares.inverted {
      #expect(Game().move(at: square) == nil)
      #expect(Game().placing(at: square) == nil)
    }
  }

  @Test func `R1.2 after dark's first move light is on turn on the board after`() throws {
    let game = try #require(Game().placing(at: square("d3")))
    let after = """
      o
      --------
      --------
      ---x----
      ---xx---
      ---xo---
      --------
      --------
      --------
      """
    #expect(game.description == after)
    #expect(game.status == .toMove(.light))
    #expect(game.legalSquares == SquareSet(try squares("c3 e3 c5")))
  }

  @Test(arguments: Disk.sides)
  func `R7.4 if both sides can move, the given side is on turn`(side: Disk) {
    #expect(Game(board: Board(), turn: side).status == .toMove(side))
  }

  @Test func `R7.4 without a side on turn it is dark's turn if dark can move`() throws {
    #expect(Game(board: Board(), turn: nil) == Game())
    let onlyDark = try board(row: "xo------")
    #expect(Game(board: onlyDark, turn: nil).status == .toMove(.dark))
  }

  @Test func `R7.4 without a side on turn it is light's turn if only light can move`() throws {
    let game = Game(board: try board(row: "ox------"), turn: nil)
    #expect(game.status == .toMove(.light))
    #expect(game.legalSquares == SquareSet(try square("c1")))
  }

  @Test(arguments: [Disk.dark, .light, nil])
  func `R7.4 if no side can move, the game is over whatever the turn says`(turn: Disk?) throws {
    let game = Game(board: try board(row: "xx-----o"), turn: turn)
    #expect(game.status == .over(winner: .dark))
    #expect(game.turn == nil)
  }

  private func board(row: String) throws -> Board {
    try Board(rows: [row] + Array(repeating: "--------", count: 7))
  }
}
