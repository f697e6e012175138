import TestSupport
import Testing

/// What a terminal erases.
struct ErasingTests {
  private var screen = TerminalScreen(columns: 5, rows: 3)

  init() {
    screen.feed("abcde\r\nfghij\r\nklmno\u{1B}[2;3H")
  }

  @Test(arguments: [
    ("K", ["abcde", "fg", "klmno"]), ("0K", ["abcde", "fg", "klmno"]),
    ("2K", ["abcde", "", "klmno"]), ("J", ["abcde", "fg", ""]),
  ])
  mutating func `a part of the row or of the screen is erased, and the cursor stays`(
    sequence: String, lines: [String]
  ) {
    screen.feed("\u{1B}[" + sequence)
    #expect(screen.lines == lines)
    #expect(screen.cursor == .init(column: 2, row: 1))
    #expect(screen.scrollback == [])
  }

  @Test mutating func `erasing after a full row takes its last character`() {
    screen.feed("\u{1B}[1;5Hx\u{1B}[K")
    #expect(screen.lines[0] == "abcd")
  }

  @Test mutating func `a wide character that is erased by half is gone`() {
    screen.feed("\r日本\r\u{1B}[3C\u{1B}[K")
    #expect(screen.lines[1] == "日")
  }

  @Test mutating func `what cannot be erased is unknown`() {
    screen.feed("\u{1B}[3J\u{1B}[1K")
    #expect(screen.unknown == ["\\e[3J", "\\e[1K"])
    #expect(screen.lines == ["abcde", "fghij", "klmno"])
  }
}
