import Domain
import Testing

/// What is said of a text that is no board.
struct NotationErrorTests {
  let empty = "--------"

  @Test(arguments: [0, 1, 7, 9, 100])
  func `R7.4 a board has eight rows, and the error says how many there are`(count: Int) {
    #expect(throws: Board.NotationError.rows(count)) {
      try Board(rows: Array(repeating: empty, count: count))
    }
  }

  @Test(arguments: ["", "-", "-------", "---------", "-------🙂o", "xxxxxxxx\n"])
  func `R7.4 a row has eight squares, and the error says how many and where`(row: String) {
    for y in 1...8 {
      #expect(throws: Board.NotationError.squares(row.count, row: y)) {
        try Board(rows: rows(with: row, at: y))
      }
    }
  }

  @Test(arguments: ["X", "O", "0", " ", ".", "é", "🙂", "\r\n", "x\u{302}", "–"] as [Character])
  func `R7.4 a square is x, o or -, and the error says what else stands where`(symbol: Character) {
    for y in 1...8 {
      for x in 1...8 {
        let row = empty.prefix(x - 1) + String(symbol) + empty.dropFirst(x)
        #expect(throws: Board.NotationError.symbol(symbol, row: y, column: x)) {
          try Board(rows: rows(with: String(row), at: y))
        }
      }
    }
  }

  @Test func `R7.4 of several errors in a board the first from the top left is reported`() {
    for (second, error) in [
      ("--?---?-", Board.NotationError.symbol("?", row: 2, column: 3)),
      ("--?", .squares(3, row: 2)),
    ] {
      #expect(throws: error) {
        try Board(rows: [empty, second, "?-------", "-", empty, empty, empty, empty])
      }
    }
  }

  private func rows(with row: String, at y: Int) -> [String] {
    var rows = Array(repeating: empty, count: 8)
    rows[y - 1] = row
    return rows
  }
}
