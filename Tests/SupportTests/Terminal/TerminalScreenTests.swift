import TestSupport
import Testing

/// What a terminal makes of what is written to it.
struct TerminalScreenTests {
  private var screen = TerminalScreen(columns: 5, rows: 3)

  /// What is written, the rows that show it, and where the cursor is then.
  @Test(arguments: [
    ("ab", ["ab", "", ""], 2, 0), ("ab\nc", ["ab", "  c", ""], 3, 1),
    ("abcde", ["abcde", "", ""], 4, 0), ("abcde\r\nf", ["abcde", "f", ""], 1, 1),
    ("abcdef", ["abcde", "f", ""], 1, 1), ("abcd日", ["abcd", "日", ""], 2, 1),
    ("日本\r\u{1B}[2Cx", ["日x", "", ""], 3, 0), ("日本\r\u{1B}[1Cx", [" x本", "", ""], 2, 0),
    ("e\u{301}x", ["e\u{301}x", "", ""], 2, 0),
    ("a\n\n\u{1B}[1Ab", ["a", " b", ""], 2, 1), ("a\u{1B}[9Ab", ["ab", "", ""], 2, 0),
    ("a\u{1B}[9B\u{1B}[9C", ["a", "", ""], 4, 2), ("a\nb\u{1B}[H", ["a", " b", ""], 0, 0),
    ("abcde\u{1B}[Hx\u{1B}[K", ["x", "", ""], 1, 0), ("abcde\u{1B}[K", ["abcd", "", ""], 4, 0),
    ("abcd\u{1B}[2Kx", ["    x", "", ""], 4, 0),
    ("a\r\nbc\r\nd\u{1B}[1A\u{1B}[J", ["a", "b", ""], 1, 1),
    ("日本\r\u{1B}[3C\u{1B}[K", ["日", "", ""], 3, 0),
  ])
  mutating func `characters are where they were written, and the cursor behind them`(
    text: String, lines: [String], column: Int, row: Int
  ) {
    // However it comes, piece by piece.
    for byte in text.utf8 { screen.feed([byte]) }
    #expect(screen.lines == lines)
    #expect(screen.cursor == .init(column: column, row: row))
    #expect((screen.scrollback, screen.unknown) == ([], []))
  }

  @Test(arguments: [
    ("abcde", false, 1), ("abcde\r\nf", false, 2), ("abcd日", true, 2), ("abcdef", true, 2),
    ("abcde\u{1B}[31m\u{1B}[?25l\u{1B}[2Kf", true, 2), ("abcde\u{1B}[1Cf", false, 1),
    ("abcde\u{1B}[Kf", false, 1),
  ])
  mutating func `the next character wraps after the last column, unless the cursor has gone`(
    text: String, hasWrapped: Bool, rows: Int
  ) {
    screen.feed(text)
    #expect((screen.hasWrapped, screen.cursor.row + 1) == (hasWrapped, rows))
  }

  @Test mutating func `at the bottom the rows move up, and the first is kept above`() {
    screen.feed("1\r\n2\r\n3\r\n4\r\n5")
    #expect((screen.scrollback, screen.lines) == (["1", "2"], ["3", "4", "5"]))
    #expect(screen.everything == ["1", "2", "3", "4", "5"])
  }

  @Test mutating func `a part of the screen scrolls alone, and what leaves it at the top is kept`()
  {
    screen.feed("1\r\n2\r\n3\u{1B}[1;2r\u{1B}[2;1H\r\n4\r\n5\u{1B}[r")
    #expect((screen.scrollback, screen.lines) == (["1", "2"], ["4", "5", "3"]))
    screen.feed("\u{1B}[2;2Hx\u{1B}[1Gy\u{1B}[2;3r\u{1B}[3;1H\n")
    #expect((screen.scrollback, screen.lines) == (["1", "2"], ["4", "3", ""]))
  }

  @Test mutating func `a color takes the place of the one before`() {
    screen.feed("\u{1B}[38;5;1;42ma\u{1B}[48;5;7mb\u{1B}[39;1mc\u{1B}[49md\u{1B}[0;7me")
    let styles = (0..<5).map { screen[row: 0, column: $0].style }
    #expect(styles == [[38, 5, 1, 42], [38, 5, 1, 48, 5, 7], [1, 48, 5, 7], [1], [7]])
  }

  @Test(arguments: [1, 2]) func `disks are as wide as the terminal makes them`(width: Int) {
    var screen = TerminalScreen(columns: 8, rows: 1, diskWidth: width)
    screen.feed("●○\u{1B}[6n")
    #expect(screen.lines == ["●○"])
    #expect(screen.takeAnswers() == ["\u{1B}[1;\(2 * width + 1)R"])
    #expect(screen.answers == [])
  }

  @Test mutating func `cells keep the style that they were written in`() {
    screen.feed("a\u{1B}[1;32mb\u{1B}[4mc\u{1B}[0;38;5;0;48;5;28md\u{1B}[me")
    let styles = (0..<5).map { screen[row: 0, column: $0].style }
    #expect(styles == [[], [1, 32], [1, 4, 32], [38, 5, 0, 48, 5, 28], []])
    #expect((screen.isStyled, screen.unknown) == (true, []))
  }

  @Test mutating func `frames are counted when they end, and what is written outside of them`() {
    screen.feed("\u{1B}[?2026h\u{1B}[Ha")
    #expect((screen.frames, screen.isFrameOpen, screen.unframed) == (0, true, 0))
    screen.feed("\u{1B}[?2026l\u{1B}[?2026h\u{1B}[?2026l\u{1B}[?2026lab\u{1B}[K\u{1B}[H\n")
    #expect((screen.frames, screen.isFrameOpen, screen.unframed) == (2, false, 4))
  }

  @Test(arguments: [
    "\\e[?1049h", "\\e[?25;2004h", "\\e[?25J", "\\e[3;2r", "\\e[5n", "\\e[c", "\\e[>4;1m", "\\e7",
    "\\e\\e", "\\e[1\\e", "\\e[3J", "\\e[1K", "\\e[77m", "\\e[1;0m", "\\e[4:3m", "\\e[48;5;256m",
    "\\e[38;2;1;2m", "\\e[38;2;1;2;256m",
    "\\e[2;3;4H", "\u{6}", "\t", "\u{85}", "\u{7F}",
  ])
  mutating func `what is not known is noted, and has no effect`(written: String) {
    screen.feed(written.replacing("\\e", with: "\u{1B}") + "a")
    #expect(screen.unknown == [written])
    #expect(screen.lines == ["a", "", ""])
  }

  @Test mutating func `bytes that are no text are noted`() {
    screen.feed([0xE2, 0x97, 0x61, 0x61])
    #expect(screen.unknown == ["malformed [226, 151, 97]"])
    #expect(screen.lines == ["a", "", ""])
  }

  @Test mutating func `a screen describes itself for the message of a test`() {
    screen.feed("ab\r\ncd\u{1B}[?25l\u{1B}[?2026h\u{1B}7\u{1B}[?2004h")
    #expect(
      "\(screen)" == """
        +-----+
        |ab
        |cd  <- cursor in column 2
        |
        +-----+
        0 rows above, cursor hidden, in a frame, unknown: ["\\\\e7"]
        """)
    #expect(screen.isPasteBracketed && !screen.isReleased)
    screen.feed("\u{1B}[?25h\u{1B}[?2026l\u{1B}[?2004l")
    #expect(screen.isReleased && screen.isComplete)
    screen.feed("\u{1B}[?25")
    #expect(!screen.isComplete && "\(screen)".contains("in a sequence"))
  }
}
