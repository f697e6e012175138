import GameSupport
import TestSupport
import Testing

/// What would otherwise hide that a program has written what no terminal shows as it should.
struct TerminalScreenTests {
  private var screen = TerminalScreen(columns: 5, rows: 3)

  @Test(arguments: [
    ("abcde", false), ("abcde\r\nf", false), ("abcd日", true), ("abcdef", true),
    ("abcde\u{1B}[31m\u{1B}[?25l\u{1B}[2Kf", true), ("abcde\u{1B}[1Cf", false),
  ])
  mutating func `the screen notes that a character did not fit into its row`(
    text: String, hasWrapped: Bool
  ) {
    screen.feed(text)
    #expect(screen.hasWrapped == hasWrapped)
  }

  @Test(arguments: [
    "\\e[?1048h", "\\e[?25J", "\\e[3;2r", "\\e[5n", "\\e[c", "\\e[>4;1m", "\\e7", "\\e\\e",
    "\\e[3J", "\\e[1K", "\\e[77m", "\\e[4:3m", "\\e[48;5;256m", "\\e[38;2;1;2m", "\u{6}", "\t",
    "\u{85}", "\u{7F}",
  ])
  mutating func `the screen notes an unknown sequence, which has no effect`(written: String) {
    screen.feed(written.replacing("\\e", with: "\u{1B}") + "a")
    #expect(screen.unknown == [written])
    #expect(screen.lines == ["a", "", ""])
  }

  @Test mutating func `the alternate screen begins empty, and the normal one comes back as it was`()
  {
    screen.feed("abc\r\nd\u{1B}[?1049h")
    #expect(screen.isAlternate && !screen.isReleased)
    #expect(screen.lines == ["", "", ""])
    screen.feed("\u{1B}[Hxyz\u{1B}[2J\u{1B}[3;1He")
    #expect(screen.lines == ["", "", "e"])
    screen.feed("\u{1B}[?1049lf")
    #expect(screen.isReleased)
    #expect(screen.lines == ["abc", "df", ""])
  }

  @Test mutating func `the screen notes bytes that are not UTF-8`() {
    screen.feed([0xE2, 0x97, 0x61, 0x61])
    #expect(screen.unknown == ["malformed [226, 151, 97]"])
  }
}
