import TestSupport
import Testing

/// What a terminal does with its cursor.
struct CursorTests {
  private var screen = TerminalScreen(columns: 10, rows: 5)

  /// Sequences from row 2 and column 3, both counted from zero, and where they lead.
  @Test(arguments: [
    ("A", 3, 1), ("0A", 3, 1), ("2A", 3, 0), ("99A", 3, 0), ("C", 4, 2), ("3C", 6, 2),
    ("99C", 9, 2), ("H", 0, 0), ("2;3H", 2, 1), (";3H", 2, 0), ("2H", 0, 1), ("9;99H", 9, 4),
    ("99999999999999999999;1H", 0, 4),
  ])
  mutating func `the cursor goes where a sequence sends it, within the screen`(
    sequence: String, column: Int, row: Int
  ) {
    screen.feed("\u{1B}[3;4H\u{1B}[" + sequence)
    #expect(screen.cursor == .init(column: column, row: row))
    #expect(screen.unknown == [])
  }

  @Test mutating func `going up never moves the rows`() {
    screen.feed("1\u{1B}[9A2")
    #expect(screen.lines == ["12", "", "", "", ""])
    #expect(screen.scrollback == [])
  }

  @Test mutating func `the cursor can be hidden and shown`() {
    screen.feed("\u{1B}[?25l")
    #expect(!screen.isCursorVisible)
    screen.feed("\u{1B}[?25h")
    #expect(screen.isCursorVisible)
  }

  @Test mutating func `the cursor's place is reported when asked for, counted from one`() {
    screen.feed("\u{1B}[2;3H\u{1B}[6n●\u{1B}[6n")
    #expect(screen.answers == ["\u{1B}[2;3R", "\u{1B}[2;4R"])
    #expect(screen.takeAnswers().count == 2)
    #expect(screen.answers == [])
  }
}
