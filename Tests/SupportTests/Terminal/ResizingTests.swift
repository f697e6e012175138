import TestSupport
import Testing

/// What happens to the rows and the cursor when a terminal changes its size.
struct ResizingTests {
  private func screen(_ text: String, rows: Int = 4, _ resizing: Resizing) -> TerminalScreen {
    var screen = TerminalScreen(columns: 8, rows: rows, resizing: resizing)
    screen.feed(text)
    return screen
  }

  @Test func `clipped rows lose their ends, and do not get them back`() {
    var screen = screen("abcdefgh\r\nij", .clip)
    screen.resize(columns: 5, rows: 4)
    #expect(screen.lines == ["abcde", "ij", "", ""])
    screen.resize(columns: 8, rows: 4)
    #expect(screen.lines == ["abcde", "ij", "", ""])
    #expect(!screen.hasWrapped)
  }

  @Test func `clipping keeps the cursor on the screen`() {
    var screen = screen("\u{1B}[1;8H", .clip)
    screen.resize(columns: 5, rows: 4)
    #expect(screen.cursor == .init(column: 4, row: 0))
  }

  @Test func `half a wide character that is clipped leaves a blank`() {
    var screen = screen("ab日", .clip)
    screen.resize(columns: 3, rows: 4)
    #expect(screen.lines[0] == "ab")
    #expect(screen[row: 0, column: 2].content == .blank)
  }

  @Test func `rows that are too long are wrapped again, and joined again`() {
    var screen = screen("abcdefgh\r\nij", .reflow)
    screen.resize(columns: 5, rows: 4)
    #expect(screen.lines == ["abcde", "fgh", "ij", ""])
    #expect(screen.cursor == .init(column: 2, row: 2))
    screen.resize(columns: 8, rows: 4)
    #expect(screen.lines == ["abcdefgh", "ij", "", ""])
    #expect(!screen.hasWrapped)
  }

  @Test func `the cursor keeps its character`() {
    var screen = screen("abcdefgh\r\u{1B}[6C", .reflow)
    for columns in [3, 5, 2, 4, 8, 1, 20] {
      screen.resize(columns: columns, rows: 9)
      #expect(screen[row: screen.cursor.row, column: screen.cursor.column].text == "g")
    }
  }

  @Test func `a cursor behind its line stays behind it`() {
    var screen = screen("ab\u{1B}[2C", .reflow)
    screen.resize(columns: 6, rows: 4)
    #expect(screen.cursor == .init(column: 4, row: 0))
    screen.resize(columns: 3, rows: 4)
    #expect(screen.cursor == .init(column: 2, row: 0))
  }

  @Test func `a pending wrap ends when the row grows, and is there again when it shrinks`() {
    var screen = screen("abcdefgh", .reflow)
    screen.resize(columns: 10, rows: 4)
    #expect(screen.cursor == .init(column: 8, row: 0))
    #expect(!screen.isWrapPending)
    screen.feed("i")
    #expect(screen.lines[0] == "abcdefghi")
  }

  @Test func `wrapping uses the blank rows below, and then pushes rows out at the top`() {
    var screen = screen("abcdefgh\r\nijklmnop\r\nq", rows: 4, .reflow)
    screen.resize(columns: 4, rows: 4)
    #expect(screen.scrollback == ["abcd"])
    #expect(screen.lines == ["efgh", "ijkl", "mnop", "q"])
    #expect(screen.cursor == .init(column: 1, row: 3))
    screen.resize(columns: 8, rows: 4)
    #expect(screen.lines == ["abcdefgh", "ijklmnop", "q", ""])
  }

  @Test func `wide characters are not torn by wrapping`() {
    var screen = screen("a日本語", .reflow)
    screen.resize(columns: 4, rows: 4)
    #expect(screen.lines == ["a日", "本語", "", ""])
    screen.resize(columns: 8, rows: 4)
    #expect(screen.lines == ["a日本語", "", "", ""])
  }

  @Test func `rows that were written with spaces wrap like any others`() {
    var screen = screen("ab      \r\ncd\u{1B}[K", .reflow)
    screen.resize(columns: 5, rows: 4)
    #expect(screen.lines == ["ab", "", "cd", ""])
  }

  @Test(arguments: Resizing.allCases)
  func `fewer rows take the blank ones below the cursor first`(resizing: Resizing) {
    var screen = screen("a\r\nb", resizing)
    screen.resize(columns: 8, rows: 2)
    #expect(screen.lines == ["a", "b"])
    screen.resize(columns: 8, rows: 1)
    #expect((screen.scrollback, screen.lines) == (["a"], ["b"]))
    #expect(screen.cursor == .init(column: 1, row: 0))
  }

  @Test(arguments: Resizing.allCases)
  func `more rows bring back those that have left at the top`(resizing: Resizing) {
    var screen = screen("1\r\n2\r\n3\r\n4\r\n5\r\n6", resizing)
    screen.resize(columns: 8, rows: 5)
    #expect((screen.scrollback, screen.lines) == (["1"], ["2", "3", "4", "5", "6"]))
    screen.resize(columns: 8, rows: 8)
    #expect(screen.lines == ["1", "2", "3", "4", "5", "6", "", ""])
    #expect(screen.cursor == .init(column: 1, row: 5))
  }

  @Test(arguments: Resizing.allCases)
  func `the cursor's row stays on the screen`(resizing: Resizing) {
    var screen = screen("1\r\n2\r\n3\r\n4\u{1B}[H", resizing)
    screen.resize(columns: 8, rows: 2)
    #expect(screen.lines == ["1", "2"])
    #expect(screen.cursor == .init(column: 0, row: 0))
  }

  @Test(arguments: Resizing.allCases)
  func `another width alone leaves the rows where they are`(resizing: Resizing) {
    var screen = screen("1\r\n2\r\n3\r\n4\r\n5\u{1B}[2H\u{1B}[J", resizing)
    let before = (screen.scrollback, screen.lines, screen.cursor)
    screen.resize(columns: 5, rows: 4)
    #expect((screen.scrollback, screen.lines, screen.cursor) == before)
  }
}
