import Domain
import TestSupport
import Testing

/// A board, its start, and its text.
struct BoardTests {
  @Test func `R1.1 the board has eight rows of eight squares`() {
    let rows = Board().description.split(separator: "\n")
    #expect(rows.map(\.count) == Array(repeating: 8, count: 8))
  }

  @Test func `R1.1 a square is empty or holds a dark or a light disk`() throws {
    let dark = SquareSet(try squares("a1 h8"))
    let light = SquareSet(try squares("h1 a8"))
    let board = try #require(Board(dark: dark, light: light))
    for square in SquareSet.all {
      let disk: Disk? = dark.contains(square) ? .dark : light.contains(square) ? .light : nil
      #expect(board[square] == disk)
    }
    #expect(board.emptySquares == dark.union(light).inverted)
    #expect(board.squares(of: .dark) == dark)
    #expect(board.squares(of: .light) == light)
  }

  @Test func `R1.1 a board on which a square holds two disks cannot be made`() throws {
    let one = SquareSet(try square("c5"))
    #expect(Board(dark: one, light: one) == nil)
    #expect(Board(dark: .all, light: one) == nil)
    #expect(Board(dark: .all, light: .empty)?.count(of: .dark) == 64)
  }

  @Test func `R1.2 the start position has four disks in the middle`() throws {
    let start = """
      --------
      --------
      --------
      ---ox---
      ---xo---
      --------
      --------
      --------
      """
    #expect(Board().description == start)
    #expect(Board().squares(of: .light) == SquareSet(try squares("d4 e5")))
    #expect(Board().squares(of: .dark) == SquareSet(try squares("e4 d5")))
    #expect(Board().count(of: .dark) == 2)
    #expect(Board().count(of: .light) == 2)
    #expect(Board().emptySquares.count == 60)
  }

  @Test func `R1.2 dark moves first`() {
    #expect(Game().board == Board())
    #expect(Game().turn == .dark)
    #expect(Game().status == .toMove(.dark))
  }

  static let rows = [
    "x------o", "ooooxxxx", "-xo-xo-x", "--------", "xxxxxxxx", "oooooooo", "-x-x-x-x", "o------x",
  ]

  @Test func `R1.1 a board is read from its eight rows and written the same`() throws {
    let board = try Board(rows: Self.rows)
    #expect(board.description == Self.rows.joined(separator: "\n"))
    #expect(Board(board.description) == board)
    #expect(board[try square("a1")] == .dark)
    #expect(board[try square("h1")] == .light)
    #expect(board[try square("b1")] == nil)
    #expect(board[try square("a8")] == .light)
    #expect(board[try square("h8")] == .dark)
  }

  @Test func `R1.1 a board is read from rows that are parts of a longer text`() throws {
    let text = Self.rows.joined(separator: "\n")
    #expect(try Board(rows: text.split(separator: "\n")) == Board(rows: Self.rows))
  }

  @Test(arguments: ["", "\n", "x", "--------"])
  func `R1.1 a text without eight rows is no board`(text: String) {
    #expect(Board(text) == nil)
  }

  @Test func `R1.1 eight rows in another notation are no board`() {
    let text = Self.rows.joined(separator: "\n")
    #expect(Board(text + "\n") == nil)
    #expect(Board("\n" + text) == nil)
    #expect(Board(text + "\n" + text) == nil)
    #expect(Board(text.uppercased()) == nil)
    for separator in ["\r\n", "\r", "\n\n", " ", ""] {
      #expect(Board(Self.rows.joined(separator: separator)) == nil)
    }
  }
}
