import Domain
import TestSupport
import Testing

/// Where a disk may be placed.
struct LegalSquaresTests {
  @Test func `R1.3 each side has four legal squares at the start`() throws {
    let start = Board()
    #expect(start.legalSquares(for: .dark) == SquareSet(try squares("d3 c4 f5 e6")))
    #expect(start.legalSquares(for: .light) == SquareSet(try squares("e3 f4 c5 d6")))
    #expect(Game().legalSquares == start.legalSquares(for: .dark))
  }

  @Test func `R1.3 a square that holds a disk is not legal`() throws {
    for name in ["d4", "e4", "d5", "e5"] {
      for side in Disk.sides {
        #expect(Board().flips(by: side, from: try square(name)).isEmpty)
        #expect(Move(by: side, at: try square(name), on: Board()) == nil)
      }
    }
  }

  /// One line each: the row, the square in it, and the squares that dark would flip from there.
  @Test(arguments: [
    ("-ox-----", "a1", "b1"),
    ("-oooooox", "a1", "b1 c1 d1 e1 f1 g1"),
    ("xoooooo-", "h1", "b1 c1 d1 e1 f1 g1"),
    ("xo-ox---", "c1", "b1 d1"),
    ("xoo-ox--", "d1", "b1 c1 e1"),
    ("-o------", "a1", ""),
    ("-ooooooo", "a1", ""),
    ("-oo-x---", "a1", ""),
    ("-o-ox---", "a1", ""),
    ("-xo-----", "a1", ""),
    ("--ox----", "a1", ""),
    ("-x------", "a1", ""),
    ("--------", "a1", ""),
    ("oox-----", "a1", ""),
    ("xox-----", "a1", ""),
  ])
  func `R1.3 an unbroken run that ends at a disk of the mover is flipped`(
    row: String, name: String, flipped: String
  ) throws {
    let empty = String(repeating: "-", count: 8)
    let board = try Board(rows: [row] + Array(repeating: empty, count: 7))
    let flips = SquareSet(try squares(flipped))
    let square = try square(name)
    #expect(board.flips(by: .dark, from: square) == flips)
    #expect(board.legalSquares(for: .dark).contains(square) == !flips.isEmpty)
    #expect(Move(by: .dark, at: square, on: board)?.flips == (flips.isEmpty ? nil : flips))
  }

  /// The light disks of a line to an edge, and the dark disk where it would come back in.
  @Test(arguments: [
    ("g4 h4", "a5"), ("b4 a4", "h3"), ("g5 h4", "a4"), ("g4 h5", "a7"), ("b5 a4", "h2"),
    ("b4 a5", "h5"), ("d2 d1", "d8"), ("d7 d8", "d1"),
  ])
  func `R1.3 a run does not go on around the edge of the board`(
    light: String, dark: String
  ) throws {
    let light = SquareSet(try squares(light))
    let dark = SquareSet(try squares(dark))
    let board = try #require(Board(dark: dark, light: light))
    #expect(board.legalSquares(for: .dark).isEmpty)
    for square in SquareSet.all {
      #expect(board.flips(by: .dark, from: square).isEmpty)
    }
  }
}
