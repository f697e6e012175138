import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// A terminal that changes its size (C6.3).
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
}
