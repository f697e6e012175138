import Adapters
import Infrastructure
import LiveFront
import TestSupport
import Testing
import UseCases

/// A terminal that is too small for the block, and grows again (C1.4, C6.3).
struct SmallSizeTests {
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
    let told = (1...30).map { "told \($0)" }
    #expect(Set(lines ?? []) == Set(told))
    // Nobody knows how many rows have left a window whose rows were wrapped again.
    if resizing == .clip { #expect(lines == told) }
  }
}
