import Domain
import TestSupport
import Testing

/// A board, its start, and its text.
struct BoardTests {
  @Test func `R1.1 a square is empty or holds a dark or a light disk`() throws {
    let dark = SquareSet(try squares("a1 h8"))
    let light = SquareSet(try squares("h1 a8"))
    let board = try #require(Board(dark: dark, light: light))
    for square in SquareSet.all {
      let disk: Disk? = dark.contains(square) ? .dark : light.contains(square) ? .light : nil
      #expect(board[square] == disk)
    }
    #expect(board.emptySquares == dark.union(light).inverted)
    #expect(board.squares(of: .dark) == dark && board.squares(of: .light) == light)
  }

  @Test func `R1.1 a board on which a square holds two disks cannot be made`() throws {
    let one = SquareSet(try square("c5"))
    #expect(Board(dark: one, light: one) == nil)
    #expect(Board(dark: .all, light: one) == nil)
    #expect(Board(dark: .all, light: .empty)?.count(of: .dark) == 64)
  }

  @Test func `R1.1 R1.2 the start position has four disks in the middle`() throws {
    #expect(Board().description + "\n" == Boards.start)
    #expect(Board().squares(of: .light) == SquareSet(try squares("d4 e5")))
    #expect(Board().squares(of: .dark) == SquareSet(try squares("e4 d5")))
    #expect(Disk.sides.map { Board().count(of: $0) } == [2, 2])
    #expect(Board().emptySquares.count == 60)
  }

  static let rows = [
    "x------o", "ooooxxxx", "-xo-xo-x", "--------", "xxxxxxxx", "oooooooo", "-x-x-x-x", "o------x",
  ]

  @Test func `R1.1 a board is read from its eight rows and written the same`() throws {
    let text = Self.rows.joined(separator: "\n")
    let board = try Board(rows: Self.rows)
    #expect(board.description == text)
    #expect(try Board(rows: text.split(separator: "\n")) == board)
    let corners = try squares("a1 b1 h1 a8 h8").map { board[$0] }
    #expect(corners == [.dark, nil, .light, .light, .dark])
  }
}
