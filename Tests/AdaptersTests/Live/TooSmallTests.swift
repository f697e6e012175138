import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// A terminal that is too small for the block (CONSOLE C1, C6.3).
struct TooSmallTests {
  @Test(arguments: [(80, 12), (23, 24), (55, 14)])
  func `C1.4 C6.3 a terminal made too small gets plain lines without an escape byte`(
    columns: Int, rows: Int
  ) throws {
    let table = try LiveTable()
    let written = table.play { table in
      await table.type("d3\r")
      await table.pass(1000)
      await table.type("white ma")
      let count = table.screen.writes.count
      table.resize(columns: columns, rows: rows)
      await table.type("c3\nhistory\n")
      await table.pass(1000)
      await table.type("a1\n")
      return table.screen.written(since: count)
    }
    let clear = "\u{1b}[?2004l\u{1b}[H\u{1b}[J"
    #expect(
      written == """
        \(clear)o's turn
            a b c d e f g h
          1 - - - - - - - - 1
          2 - - - - - - - - 2
          3 - - + x + - - - 3
          4 - - - x x - - - 4
          5 - - + x o - - - 5
          6 - - - - - - - - 6
          7 - - - - - - - - 7
          8 - - - - - - - - 8
            a b c d e f g h
        o plays c3, flips d4
        d3c3
        x 3, o 3
        x's turn
            a b c d e f g h
          1 - - - - - - - - 1
          2 - - - - - - - - 2
          3 - + o x - - - - 3
          4 - - + o x - - - 4
          5 - - - x o + - - 5
          6 - - - - + - - - 6
          7 - - - - - - - - 7
          8 - - - - - - - - 8
            a b c d e f g h
        reversi: a1 is not a legal move for x; legal: b3 c4 f5 e6

        """)
    #expect(table.screen.now.isReleased)
  }

  @Test func `C6.3 an alert is told in plain lines once, however often the size changes`()
    throws
  {
    let table = try LiveTable(saved("x01", Ending.lightOnly))
    let written = table.play { table in
      await table.type("reset\r")
      let count = table.screen.writes.count
      table.resize(columns: 20, rows: 10)
      table.resize(columns: 21, rows: 10)
      return table.screen.written(since: count)
    }
    #expect(
      written == """
        \u{1b}[?2004l\u{1b}[H\u{1b}[Jx's turn
        Confirmation: do you really want to reset the game? [cancel/ok]

        """)
  }

  @Test(arguments: [24, 12])
  func `C1.4 C5.13 a finished game is told in plain lines with its board`(rows: Int) throws {
    var style = LiveStyle.wide
    style.rows = rows
    let table = try LiveTable(saved("-00", Ending.over), style: style)
    let written = table.play { table in
      table.resize(columns: 80, rows: 12)
      return table.screen.writes.joined()
    }
    #expect(
      written?.hasSuffix(
        """
        reversi: Resumed a finished game. Type reset to play again.
        x won
            a b c d e f g h
          1 x x x - - - - - 1
          2 - - - - - - - - 2
          3 - - - - - - - - 3
          4 - - - - - - - - 4
          5 - - - - - - - - 5
          6 - - - - - - - - 6
          7 - - - - - - - - 7
          8 - - - - - - - - 8
            a b c d e f g h

        """) == true)
  }

  @Test func `C1.4 a terminal that is too small from the start gets plain lines`() throws {
    var style = LiveStyle.wide
    style.rows = 12
    let table = try LiveTable(saved("o01"), style: style)
    #expect(
      table.play { $0.screen.writes.joined() } == """
        reversi: Resumed your game. Type reset for a new one.
        o's turn
        o is thinking

        """)
  }
}
