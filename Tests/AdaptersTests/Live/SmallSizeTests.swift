import Adapters
import Infrastructure
import LiveFront
import TestSupport
import Testing
import UseCases

/// A terminal that is too small for the block, and grows again (C1.4, C6.3).
struct SmallSizeTests {
  private static let small = "Too small for the board (or --plain)█"

  @Test(arguments: [
    (LiveStyle.wide, 80, 12, 1, small), (.wide, 58, 12, 1, small),
    (.wide, 57, 14, 1, small), (.wide, 23, 24, 1, "Too small for the boar█~"),
    (.wide, 10, 1, 1, "Too small█~"), (.wide, 1, 1, 1, "█~"), (.wide, 67, 12, 2, small),
    (.wide, 66, 14, 2, small), (.wide, 32, 24, 2, "Too small for the board (or --p█~"),
    (.ascii, 80, 10, 1, small),
  ])
  func `C1.4 a terminal that is too small says so in one line`(
    style: LiveStyle, columns: Int, rows: Int, diskColumns: Int, line: String
  ) throws {
    let small = style.with(\.columns, columns).with(\.rows, rows)
    try #expect(LiveTable(style: small, diskColumns: diskColumns).show { _ in } == line)
    let later = try LiveTable(style: style, diskColumns: diskColumns).show { table in
      table.resize(columns: columns, rows: rows)
    }
    #expect(later == line)
  }

  @Test func `C1.4 C6.17 that a terminal is too small is told in Japanese`() throws {
    let table = try LiveTable(style: .wide.with(\.rows, 10), language: .japanese)
    #expect(table.show { _ in } == "端末が小さすぎます (または --plain)█")
  }

  @Test(arguments: [(80, 12), (57, 14), (20, 10), (12, 3), (200, 5)], Resizing.allCases)
  func `C1.4 disks turn on in a terminal that is too small, and nothing is missing later`(
    size: (columns: Int, rows: Int), resizing: Resizing
  ) throws {
    let table = try LiveTable(
      saved("x10"), computer: ScriptedComputer("d3"), resizing: resizing)
    let seen = table.play { table in
      await table.pass(2000)
      table.resize(columns: size.columns, rows: size.rows)
      let count = table.screen.writes.count
      await table.type("x\u{7f}c3")
      await table.pass(3000)
      let written = table.screen.written(since: count)
      table.resize(columns: 80, rows: 24)
      return [written, table.screen.text]
    }
    let block = LiveView(Session(try saved("x10").played("d3"))).shown(in: .wide, typed: "c3")
    #expect(seen == ["", "● plays d3, flips d4\n\(block)"])
  }

  @Test(arguments: [(80, 12), (57, 14), (80, 1)], Resizing.allCases)
  func `C1.4 C1.6 no line is lost that was told before or while the terminal was too small`(
    size: (columns: Int, rows: Int), resizing: Resizing
  ) throws {
    let lines = try LiveTable(resizing: resizing).play { table in
      for number in 1...30 {
        table.presenter.tell("told \(number)")
        if number % 8 == 0 { table.resize(columns: size.columns, rows: size.rows) }
        if number % 8 == 3 { table.resize(columns: 80, rows: 24) }
      }
      table.resize(columns: 80, rows: 24)
      return table.screen.now.everything.filter { $0.hasPrefix("told ") }
    }
    #expect(Set(lines ?? []) == Set((1...30).map { "told \($0)" }))
  }

  @Test func `C1.6 a terminal that was too small from the start and grows has every line`() throws {
    let failing = try FakeGameRepository(saved("x11"), failingSaves: 1)
    let table = try LiveTable(
      computer: ScriptedComputer("d3", "c3"), repository: failing,
      style: .wide.with(\.rows, 12), diskColumns: 2)
    let screens = table.play { table in
      await table.pass(5000)
      let small = table.screen.text
      table.resize(columns: 80, rows: 24)
      return [small, table.screen.text]
    }
    #expect(screens?[0] == Self.small)
    let above = "\(TroubleTests.failure)\n● plays d3, flips d4\n○ plays c3, flips d4\n"
    #expect(screens?[1].hasPrefix("\(above)    a  b  c  d  e  f  g  h\n") == true)
    #expect(screens?[1].contains("    1 d3      2 c3\n") == true)
  }

  @Test(arguments: ["\r", "\t", "\u{1b}"])
  func `C6.22 Enter, Tab and Esc do nothing in a terminal that is too small`(key: String) throws {
    let rows = try LiveTable().play { table in
      await table.type("reset\r")
      table.resize(columns: 80, rows: 12)
      for typed in [key, "wh", key] {
        await table.type(typed)
        await table.pass(60)
      }
      let small = table.screen.text
      table.resize(columns: 80, rows: 24)
      return [small] + table.screen.now.everything.prefix(1) + table.screen.lowerRows
    }
    #expect(
      rows == [
        Self.small, "    a b c d e f g h", "Do you really want to reset the game?",
        "[Enter] Cancel / ok> wh█",
      ])
  }

  @Test(arguments: [(80, 24), (20, 10)])
  func `C6.5 C6.22 an interrupt clears a typed line, then cancels the question, in any terminal`(
    columns: Int, rows: Int
  ) throws {
    let seen = try LiveTable().play { table in
      await table.type("reset\r")
      await table.type("white ma")
      table.resize(columns: columns, rows: rows)
      var seen = [table.prompt.interrupt(), table.prompt.interrupt()]
      await table.pass(0)
      seen.append(table.prompt.interrupt())
      table.resize(columns: 80, rows: 24)
      return seen.map(\.description) + table.screen.lowerRows
    }
    #expect(seen == ["true", "true", "false", "Reset cancelled.", "reversi> █"])
  }

  @Test func `C6.22 a pass that comes up in a terminal that is too small is there when it grows`()
    throws
  {
    let table = try LiveTable(saved("o01", Ending.lightOnly), computer: ScriptedComputer("c1"))
    let screens = table.play { table in
      table.resize(columns: 40, rows: 14)
      await table.pass(3000)
      await table.type("\r")
      table.resize(columns: 40, rows: 15)
      let grown = table.screen.lowerRows
      table.resize(columns: 80, rows: 12)
      table.resize(columns: 80, rows: 24)
      let again = table.screen.lowerRows
      await table.type("\r")
      return [grown, again, table.screen.lowerRows]
    }
    let pass = ["Pass: ● cannot place a disk.", "[Enter] Dismiss> █"]
    #expect(screens == [pass, pass, ["", "reversi> █"]])
  }

  @Test(arguments: ["\u{4}", "d\u{15}\u{4}"])
  func `C5.18 C6.24 a terminal that is too small is left with its lines and the farewell`(
    typed: String
  ) throws {
    let table = try LiveTable(saved("x10"), computer: ScriptedComputer("d3"))
    let hasEnded: Void? = table.time.run {
      async let end = table.prompt.run()
      await table.type("\u{1b}[1;2R")
      table.resize(columns: 16, rows: 8)
      await table.pass(3000)
      await table.type(typed)
      _ = await end
    }
    #expect(hasEnded != nil)
    #expect(table.screen.text == "● plays d3,\nflips d4\nThe game is not~\n█")
    #expect(table.screen.now.isReleased)
  }
}
