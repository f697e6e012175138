import TestSupport
import Testing

/// What happens to the rows and the cursor when a terminal changes its size.
struct ResizingTests {
  private func screen(_ text: String, _ resizing: Resizing) -> TerminalScreen {
    var screen = TerminalScreen(columns: 8, rows: 4, resizing: resizing)
    screen.feed(text)
    return screen
  }

  /// What was written, the columns then, the rows, and those when the columns are as before.
  @Test(
    arguments: [
      ("abcdefgh\r\nij", .clip, 5, ["abcde", "ij", "", ""], ["abcde", "ij", "", ""]),
      ("ab日", .clip, 3, ["ab", "", "", ""], ["ab", "", "", ""]),
      ("abcdefgh\r\nij", .reflow, 5, ["abcde", "fgh", "ij", ""], ["abcdefgh", "ij", "", ""]),
      ("a日本語", .reflow, 4, ["a日", "本語", "", ""], ["a日本語", "", "", ""]),
      ("ab      \r\nc", .reflow, 5, ["ab", "", "c", ""], ["ab", "c", "", ""]),
      (
        "abcdefgh\r\nijklmnop\r\nq", .reflow, 4, ["efgh", "ijkl", "mnop", "q"],
        ["abcdefgh", "ijklmnop", "q", ""]
      ),
    ] as [(String, Resizing, Int, [String], [String])])
  func `rows are cut for good, or wrapped and joined again`(
    text: String, resizing: Resizing, columns: Int, narrow: [String], wide: [String]
  ) {
    var screen = screen(text, resizing)
    screen.resize(columns: columns, rows: 4)
    #expect(screen.lines == narrow)
    screen.resize(columns: 8, rows: 4)
    #expect((screen.lines, screen.hasWrapped) == (wide, false))
  }

  @Test func `the cursor keeps its character, or its distance from it`() {
    var screen = screen("abcdefgh\r\u{1B}[6C", .reflow)
    for columns in [3, 5, 2, 4, 8, 1, 20] {
      screen.resize(columns: columns, rows: 9)
      #expect(screen[row: screen.cursor.row, column: screen.cursor.column].text == "g")
    }
    screen = self.screen("ab\u{1B}[2C", .reflow)
    screen.resize(columns: 6, rows: 4)
    #expect(screen.cursor == .init(column: 4, row: 0))
    screen.resize(columns: 3, rows: 4)
    #expect(screen.cursor == .init(column: 2, row: 0))
  }

  @Test func `a pending wrap ends when the row grows`() {
    var screen = screen("abcdefgh", .reflow)
    screen.resize(columns: 10, rows: 4)
    screen.feed("i")
    #expect((screen.lines[0], screen.hasWrapped) == ("abcdefghi", false))
  }

  /// What was written, the rows then, what has left at the top, what is seen, and the cursor's row.
  @Test(
    arguments: [
      ("a\r\nb", 2, [], ["a", "b"], 1), ("a\r\nb", 1, ["a"], ["b"], 0),
      ("1\r\n2\r\n3\r\n4\r\n5\r\n6", 5, ["1"], ["2", "3", "4", "5", "6"], 4),
      ("1\r\n2\r\n3\r\n4\r\n5\r\n6", 8, [], ["1", "2", "3", "4", "5", "6", "", ""], 5),
      ("1\r\n2\r\n3\r\n4\u{1B}[H", 2, [], ["1", "2"], 0),
    ] as [(String, Int, [String], [String], Int)], Resizing.allCases)
  func `blank rows below the cursor go first, and rows that have left come back`(
    change: (text: String, rows: Int, above: [String], lines: [String], row: Int),
    resizing: Resizing
  ) {
    var screen = screen(change.text, resizing)
    screen.resize(columns: 8, rows: change.rows)
    #expect((screen.scrollback, screen.lines) == (change.above, change.lines))
    #expect(screen.cursor.row == change.row)
  }

  @Test(arguments: Resizing.allCases)
  func `another width alone leaves the rows where they are`(resizing: Resizing) {
    var screen = screen("1\r\n2\r\n3\r\n4\r\n5\u{1B}[H\u{1B}[1B\u{1B}[J", resizing)
    let before = (screen.scrollback, screen.lines, screen.cursor)
    screen.resize(columns: 5, rows: 4)
    #expect((screen.scrollback, screen.lines, screen.cursor) == before)
  }
}
