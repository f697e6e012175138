import Testing

/// What a terminal does with its cursor.
struct CursorTests {
  private var screen = TerminalScreen(columns: 10, rows: 5)

  /// Sequences from row 2 and column 3, both counted from zero, and where they lead.
  @Test(arguments: [
    ("A", 3, 1), ("2A", 3, 0), ("99A", 3, 0), ("B", 3, 3), ("0B", 3, 3), ("99B", 3, 4),
    ("C", 4, 2), ("99C", 9, 2), ("D", 2, 2), ("99D", 0, 2), ("E", 0, 3), ("2E", 0, 4),
    ("F", 0, 1), ("9F", 0, 0), ("G", 0, 2), ("7G", 6, 2), ("99G", 9, 2), ("d", 3, 0),
    ("5d", 3, 4), ("H", 0, 0), ("2;3H", 2, 1), (";3H", 2, 0), ("2H", 0, 1), ("2;3f", 2, 1),
    ("99999999999999999999;1H", 0, 4),
  ])
  mutating func `the cursor goes where a sequence sends it, within the screen`(
    sequence: String, column: Int, row: Int
  ) {
    screen.feed("\u{1B}[3;4H\u{1B}[" + sequence)
    #expect(screen.cursor == .init(column: column, row: row))
    #expect(screen.unknown == [])
  }

  @Test mutating func `going up or down never moves the rows`() {
    screen.feed("1\u{1B}[9B2\u{1B}[9A3")
    #expect(screen.lines == ["1 3", "", "", "", " 2"])
    #expect(screen.scrollback == [])
  }

  @Test mutating func `a saved cursor comes back with its style and its pending wrap`() {
    screen.feed("\u{1B}[1m0123456789\u{1B}7\r\u{1B}[m\n\u{1B}8")
    #expect(screen.cursor == .init(column: 9, row: 0))
    #expect(screen.isWrapPending)
    #expect(screen.grid.pen.style.attributes == [1])
  }

  @Test mutating func `without a saved cursor it goes home`() {
    screen.feed("ab\r\n\u{1B}8c")
    #expect(screen.lines[0] == "cb")
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
