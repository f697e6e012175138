import Domain
import TestSupport
import Testing

/// The board as text.
struct BoardTextTests {
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
