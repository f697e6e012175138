import Domain
import TestSupport
import Testing

/// A move, the boards while it is shown, and the order in which its disks change.
struct MoveTests {
  /// Light on c1: it flips two disks down, and one to the left.
  let before = Board.rows("ox------", "--x-----", "--x-----", "--o-----")
  let move: Move

  init() throws {
    move = try #require(Move(by: .light, at: square("c1"), on: before))
  }

  @Test func `R1.3 a move knows its board, side, square and flips`() throws {
    #expect(move.boardBefore == before)
    #expect(move.side == .light)
    #expect(move.square == Square("c1"))
    #expect(move.flips == SquareSet(try squares("b1 c2 c3")))
  }

  @Test func `R1.4 each disk shown changes one more square of the board`() {
    let boards = [
      before,
      .rows("oxo-----", "--x-----", "--x-----", "--o-----"),
      .rows("oxo-----", "--o-----", "--x-----", "--o-----"),
      .rows("oxo-----", "--o-----", "--o-----", "--o-----"),
      .rows("ooo-----", "--o-----", "--o-----", "--o-----"),
    ]
    #expect((0...4).map(move.board(showing:)) == boards)
    for none in [-1, -4, Int.min] { #expect(move.board(showing: none) == before) }
    for all in [5, 64, Int.max] { #expect(move.board(showing: all) == move.boardAfter) }
    #expect(move.boardAfter == boards[4])
  }

  /// One line each: the row, the square in it, and the squares that dark would flip from there.
  @Test(arguments: [
    ("-oooooox", "a1", "b1 c1 d1 e1 f1 g1"), ("xo-ox---", "c1", "b1 d1"),
    ("xoo-ox--", "d1", "b1 c1 e1"), ("-ooooooo", "a1", ""), ("-oo-x---", "a1", ""),
    ("-xo-----", "a1", ""), ("--ox----", "a1", ""), ("oox-----", "a1", ""),
  ])
  func `R1.3 an unbroken run that ends at a disk of the mover is flipped`(
    row: String, name: String, flipped: String
  ) throws {
    let board = Board.rows(row)
    let flips = SquareSet(try squares(flipped))
    let square = try square(name)
    #expect(board.flips(by: .dark, from: square) == flips)
    #expect(board.legalSquares(for: .dark).contains(square) == !flips.isEmpty)
    #expect(Move(by: .dark, at: square, on: board)?.flips == (flips.isEmpty ? nil : flips))
  }

  @Test func `R1.4 R8.7 dark on e6 changes seven disks, clockwise and the nearest first`() throws {
    let before = Board.rows(
      "--------", "x-------", "-o------", "--ooo---", "---ox---", "-----oox", "---ooo--", "--o-x---"
    )
    let after = Board.rows(
      "--------", "x-------", "-x------", "--xoo---", "---xx---", "----xxxx", "---oxo--", "--o-x---"
    )
    let move = try #require(Move(by: .dark, at: square("e6"), on: before))
    #expect(move.squares == (try squares("e6 d5 c4 b3 f6 g6 e7")))
    #expect(move.count == 7)
    #expect(move.boardAfter == after)
  }
}
