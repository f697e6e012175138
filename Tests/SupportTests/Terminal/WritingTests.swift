import TestSupport
import Testing

/// What a terminal does with characters.
struct WritingTests {
  private var screen = TerminalScreen(columns: 5, rows: 3)

  /// What is written, the rows that show it, and where the cursor is then.
  @Test(arguments: [
    ("ab", ["ab", "", ""], 2, 0), ("ab\nc", ["ab", "  c", ""], 3, 1),
    ("abcde", ["abcde", "", ""], 4, 0), ("abcde\r\nf", ["abcde", "f", ""], 1, 1),
    ("abcdef", ["abcde", "f", ""], 1, 1), ("abcd日", ["abcd", "日", ""], 2, 1),
    ("日本", ["日本", "", ""], 4, 0), ("日本\r\u{1B}[2Cx", ["日x", "", ""], 3, 0),
    ("日本\r\u{1B}[Cx", [" x本", "", ""], 2, 0),
    ("e\u{301}x", ["e\u{301}x", "", ""], 2, 0),
  ])
  mutating func `characters are where they were written, and the cursor behind them`(
    text: String, lines: [String], column: Int, row: Int
  ) {
    screen.feed(text)
    #expect(screen.lines == lines)
    #expect(screen.cursor == .init(column: column, row: row))
  }

  @Test mutating func `the last column can be written to without a wrap`() {
    screen.feed("abcde")
    #expect((screen.isWrapPending, screen.hasWrapped) == (true, false))
    screen.feed("\r\nabcd日")
    #expect((screen.isWrapPending, screen.hasWrapped) == (false, true))
  }

  @Test(arguments: [
    "\r", "\u{1B}[A", "\u{1B}[C", "\u{1B}[H", "\u{1B}[K", "\u{1B}[J", "\n",
  ])
  mutating func `a pending wrap is given up when the cursor goes or the row's end is erased`(
    text: String
  ) {
    screen.feed("abcde" + text)
    #expect(!screen.isWrapPending)
  }

  @Test(arguments: ["\u{1B}[31m", "\u{1B}[?25l", "\u{1B}[2K"])
  mutating func `a pending wrap outlives what leaves the cursor alone`(text: String) {
    screen.feed("abcde" + text)
    #expect(screen.isWrapPending)
  }

  @Test mutating func `at the bottom the rows move up, and the first is kept above`() {
    screen.feed("1\r\n2\r\n3\r\n4\r\n5")
    #expect(screen.scrollback == ["1", "2"])
    #expect(screen.lines == ["3", "4", "5"])
    #expect(screen.everything == ["1", "2", "3", "4", "5"])
  }

  @Test mutating func `a character may come byte by byte`() {
    let bytes = Array("é日".utf8)
    for byte in bytes.dropLast() { screen.feed([byte]) }
    #expect(screen.lines[0] == "é")
    #expect(!screen.isComplete)
    screen.feed(bytes.suffix(1))
    #expect(screen.lines[0] == "é日")
    #expect(screen.isComplete)
  }

  @Test(arguments: [1, 2]) func `disks are as wide as the terminal makes them`(width: Int) {
    var screen = TerminalScreen(columns: 8, rows: 1, diskWidth: width)
    screen.feed("●○")
    #expect(screen.cursor.column == 2 * width)
    #expect(screen.lines == ["●○"])
  }

  @Test mutating func `bytes that are no text are noted`() {
    screen.feed([0xE2, 0x97, 0x61, 0xFF, 0x61])
    #expect(screen.unknown == ["malformed [226, 151, 97]", "malformed [255]"])
    #expect(screen.lines[0] == "a")
  }
}
