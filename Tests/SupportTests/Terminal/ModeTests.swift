import TestSupport
import Testing

/// Styles, modes, frames, and what a terminal does not know.
struct ModeTests {
  private var screen = TerminalScreen(columns: 12, rows: 2)

  @Test mutating func `cells keep the style that they were written in`() {
    screen.feed("a\u{1B}[1;32mb\u{1B}[mc\u{1B}[2m\u{1B}[4md\u{1B}[0me")
    let styles = (0..<5).map { screen[row: 0, column: $0].style }
    #expect(styles == [[], [1, 32], [], [2, 4], []])
    #expect((screen.styleChanges, screen.isStyled) == (5, true))
    #expect(screen.unknown == [])
  }

  @Test mutating func `a style may take back those before, and have colors out of 256`() {
    screen.feed("\u{1B}[1;32ma\u{1B}[0;38;5;0;48;5;28mb\u{1B}[42mc")
    let styles = (0..<3).map { screen[row: 0, column: $0].style }
    #expect(styles == [[1, 32], [38, 5, 0, 48, 5, 28], [38, 5, 0, 48, 5, 28, 42]])
    #expect(screen.unknown == [])
  }

  @Test mutating func `a style that is not known is noted`() {
    screen.feed("\u{1B}[77m\u{1B}[1;0m\u{1B}[4:3m\u{1B}[38;2;1;1;1m\u{1B}[48;5;256m")
    #expect(
      screen.unknown == ["\\e[77m", "\\e[1;0m", "\\e[4:3m", "\\e[38;2;1;1;1m", "\\e[48;5;256m"])
  }

  @Test mutating func `pasting is bracketed while it is on`() {
    screen.feed("\u{1B}[?2004h")
    #expect(screen.isPasteBracketed)
    screen.feed("\u{1B}[?2004l")
    #expect(!screen.isPasteBracketed)
  }

  @Test mutating func `frames are counted when they end, and those that change nothing`() {
    screen.feed("\u{1B}[?2026h\u{1B}[Ha")
    #expect((screen.frames, screen.isFrameOpen) == (0, true))
    screen.feed("\u{1B}[?2026l\u{1B}[?2026h\u{1B}[Ha\u{1B}[?2026l\u{1B}[?2026l")
    #expect((screen.frames, screen.idleFrames, screen.isFrameOpen) == (2, 1, false))
    #expect(screen.unframed == 0)
  }

  @Test mutating func `what is written or erased outside of a frame is counted`() {
    screen.feed("ab\u{1B}[K\u{1B}[H\n\u{1B}[?2026hc\u{1B}[?2026l")
    #expect(screen.unframed == 4)
  }

  @Test(arguments: [
    "\\e[?1049h", "\\e[?25;2004h", "\\e[?25J", "\\e[1;5r", "\\e[5n", "\\e[c", "\\e[!p", "\\e[>4;1m",
    "\\e7", "\\eM", "\\e\\e", "\\e[1\\e", "\u{7}", "\u{8}", "\t", "\u{E}", "\u{85}", "\u{7F}",
  ])
  mutating func `what is not known is noted, and has no effect`(written: String) {
    screen.feed(written.replacing("\\e", with: "\u{1B}") + "a")
    #expect(screen.unknown == [written])
    #expect(screen.lines == ["a", ""])
  }

  @Test mutating func `a sequence may come byte by byte`() {
    for byte in "ab\u{1B}[2;3Hc".utf8 { screen.feed([byte]) }
    #expect(screen.lines == ["ab", "  c"])
    #expect(screen.unknown == [])
  }

  @Test mutating func `a sequence that is cut off leaves the terminal waiting`() {
    screen.feed("\u{1B}[?25")
    #expect(!screen.isComplete)
    #expect("\(screen)".contains("in a sequence"))
  }

  @Test mutating func `a screen describes itself for the message of a test`() {
    screen.feed("ab\r\ncd\u{1B}[?25l\u{1B}[?2026h\u{1B}7")
    #expect(
      "\(screen)" == """
        +------------+
        |ab
        |cd  <- cursor in column 2
        +------------+
        0 rows above, cursor hidden, in a frame, unknown: ["\\\\e7"]
        """)
  }
}
