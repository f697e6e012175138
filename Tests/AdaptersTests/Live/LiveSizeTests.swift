import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// A terminal that changes its size, or is too small for the block (C1.4, C6.3).
struct LiveSizeTests {
  @Test func `C6.3 a resize repaints the block, with the lines above it`() throws {
    let table = try LiveTable()
    let screen = table.show { table in
      await table.type("d3\r")
      await table.pass(1000)
      await table.type("c")
      table.resize(columns: 40, rows: 20)
    }
    #expect(
      screen == """
        ● plays d3, flips d4
            a b c d e f g h
          1 - - - - - - - - 1
          2 - - - - - - - - 2
          3 - - +(●)+ - - - 3
          4 - - - ● ● - - - 4
          5 - - + ● ○ - - - 5
          6 - - - - - - - - 6
          7 - - - - - - - - 7
          8 - - - - - - - - 8
            a b c d e f g h
        ● 4 M  ○ 1 M
        ○'s turn

        reversi> c█
        """)
  }

  @Test(arguments: ["\u{c}", nil])
  func `C6.1 repainting a full screen loses none of its lines`(key: String?) throws {
    let table = try LiveTable()
    let screens = table.play { table in
      await table.type("help\r")
      let before = table.screen.text
      if let key { await table.type(key) } else { table.resize(columns: 80, rows: 24) }
      return [before, table.screen.text]
    }
    #expect(screens?.first?.contains("d3 ") == true)
    #expect(screens?.first == screens?.last)
  }

  @Test func `C6.1 Ctrl-L repaints what others have written over, in one write`() throws {
    let table = try LiveTable(pace: Pace(disk: .zero))
    let screens = table.play { table in
      await table.type("d3\r")
      await table.type("c")
      let before = table.screen.text
      table.screen.write("\r\nA message to all:\r\nHello!", to: .output)
      let count = table.screen.writes.count
      await table.type("\u{c}")
      return [before, table.screen.text, "\(table.screen.writes.count - count)"]
    }
    #expect(screens?[0] == screens?[1])
    #expect(screens?[2] == "1")
  }

  @Test(arguments: [(80, 12), (23, 24), (57, 14)])
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
        \(Boards.markedAfterD3)o plays c3, flips d4
        d3c3
        x 3, o 3
        x's turn
            a b c d e f g h
          1 - - - - - - - - 1
          2 - - - - - - - - 2
          3 - +(o)x - - - - 3
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
        reversi: Resumed a finished game. Type 'again' for another.
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

  @Test func `C6.3 the live front comes back with its typed line when the terminal grows`() throws {
    let table = try LiveTable(pace: Pace(disk: .zero))
    let screen = table.show { table in
      await table.type("white ma")
      table.resize(columns: 20, rows: 10)
      await table.type("d3\n")
      table.resize(columns: 80, rows: 24)
      await table.type("nual\r")
    }
    #expect(
      screen == """
        ● plays d3, flips d4
            a b c d e f g h
          1 - - - - - - - - 1   ● Black  4  Manual
          2 - - - - - - - - 2   ○ White  1  Manual
          3 - - +(●)+ - - - 3
          4 - - - ● ● - - - 4   ○'s turn
          5 - - + ● ○ - - - 5
          6 - - - - - - - - 6   last  ● d3
          7 - - - - - - - - 7   move  2
          8 - - - - - - - - 8
            a b c d e f g h
        White is manual.
        reversi> █
        """)
  }

  @Test func `C1.4 a move that was told in plain lines is not told again above the block`() throws {
    let table = try LiveTable(pace: Pace(disk: .zero))
    let written = table.play { table in
      table.resize(columns: 20, rows: 10)
      await table.type("d3\n")
      table.presenter.close()
      table.resize(columns: 80, rows: 24)
      let count = table.screen.writes.count
      table.presenter.open()
      return table.screen.written(since: count)
    }
    #expect(written?.contains("last  ● d3") == true)
    #expect(written?.contains("plays d3") == false)
  }
}
