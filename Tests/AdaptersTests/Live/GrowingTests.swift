import Adapters
import Testing
import UseCases

/// A terminal that was too small for a while (C6.3).
struct GrowingTests {
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
        White is Manual.
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
