import TestSupport
import Testing

/// What a terminal does with characters.
struct WritingTests {
  private var screen = TerminalScreen(columns: 5, rows: 3)

  @Test mutating func `characters stand where they were written, and the cursor behind them`() {
    screen.feed("ab")
    #expect(screen.lines == ["ab", "", ""])
    #expect(screen.cursor == .init(column: 2, row: 0))
  }

  @Test mutating func `the last column can be written to without a wrap`() {
    screen.feed("abcde")
    #expect(screen.cursor == .init(column: 4, row: 0))
    #expect((screen.isWrapPending, screen.hasWrapped) == (true, false))
    screen.feed("\r\nf")
    #expect(screen.lines == ["abcde", "f", ""])
    #expect(!screen.hasWrapped)
  }

  @Test mutating func `the character after the last column goes to the next row`() {
    screen.feed("abcdef")
    #expect(screen.lines == ["abcde", "f", ""])
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

  @Test mutating func `a line feed alone goes down and not back`() {
    screen.feed("ab\nc")
    #expect(screen.lines == ["ab", "  c", ""])
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

  @Test mutating func `a wide character takes two columns`() {
    screen.feed("日本")
    #expect(screen.cursor.column == 4)
    screen.feed("\r\u{1B}[2Cx")
    #expect(screen.lines[0] == "日x")
    #expect(screen[row: 0, column: 1].content == .rightHalf)
  }

  @Test mutating func `half a wide character that is overwritten leaves a blank`() {
    screen.feed("日本\r\u{1B}[Cx")
    #expect(screen.lines[0] == " x本")
  }

  @Test mutating func `a wide character that does not fit goes to the next row`() {
    screen.feed("abcd日")
    #expect(screen.lines == ["abcd", "日", ""])
    #expect(screen.hasWrapped)
  }

  @Test(arguments: [1, 2]) func `disks are as wide as the terminal makes them`(width: Int) {
    var screen = TerminalScreen(columns: 8, rows: 1, diskWidth: width)
    screen.feed("●○")
    #expect(screen.cursor.column == 2 * width)
    #expect(screen.lines == ["●○"])
  }

  @Test mutating func `what combines takes no column`() {
    screen.feed("e\u{301}x")
    #expect(screen.lines[0] == "e\u{301}x")
    #expect(screen.cursor.column == 2)
  }

  @Test mutating func `bytes that are no text are noted`() {
    screen.feed([0xE2, 0x97, 0x61, 0xFF, 0x61])
    #expect(screen.unknown == ["malformed [226, 151, 97]", "malformed [255]"])
    #expect(screen.lines[0] == "a")
  }
}
