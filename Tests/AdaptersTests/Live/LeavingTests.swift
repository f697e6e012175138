import Adapters
import Infrastructure
import TestSupport
import Testing
import UseCases

/// The ways out of the live face (C6.5).
struct LeavingTests {
  @Test(arguments: ["quit\r", "q\r", "\u{4}", "d3\r\u{4}", "white\u{15}\u{4}"])
  func `C6.5 the block is left as it is, with the cursor below it`(typed: String) throws {
    let table = try LiveTable()
    #expect(table.time.run { await leave(table, by: typed) } != nil)
    let screen = table.screen.now
    #expect(screen.lines[screen.cursor.row - 1] == "reversi>")
    #expect(screen.lines[screen.cursor.row...].allSatisfy { $0.isEmpty })
    #expect(screen.cursor.column == 0)
    #expect(screen.isReleased)
  }

  @Test func `C6.1 Ctrl-D in a line deletes what is at the cursor`() throws {
    let table = try LiveTable()
    let rows = table.play { table in
      await table.type("dx3\u{1b}[D\u{1b}[D\u{4}")
      return table.screen.lowerRows
    }
    #expect(rows?.last == "reversi> d█3")
  }

  @Test(arguments: ["quit\r", "\u{4}"])
  func `C6.4 leaving before the terminal has answered shows no block`(
    typed: String
  ) throws {
    var table = try LiveTable()
    table.report = nil
    let left = table
    #expect(left.time.run { await leave(left, by: typed) } != nil)
    #expect(left.screen.text == "█")
    #expect(left.screen.writes.count <= 2)
  }

  private func leave(_ table: LiveTable, by typed: String) async {
    async let end: Void = table.dialogue.run()
    await table.pass(0)
    if let report = table.report { await table.type(report) }
    await table.type(typed)
    await end
    await table.pass(1000)
  }
}
