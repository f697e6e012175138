import Adapters
import TestSupport
import Testing
import UseCases

/// What Ctrl-C takes back (C6.5).
struct InterruptTests {
  @Test func `C6.5 an interrupt clears a typed line and leaves the question up`() throws {
    let table = try LiveTable()
    let seen = table.play { table in
      await table.type("reset\r")
      await table.type("white ma")
      let isTaken = table.dialogue.interrupt()
      await table.pass(0)
      return ["\(isTaken)"] + table.screen.lowerRows
    }
    #expect(seen == ["true", "Do you really want to reset the game?", "Cancel / ok [Cancel]> █"])
  }

  @Test func `C6.5 an interrupt without a typed line cancels the reset question`() throws {
    let table = try LiveTable()
    let seen = table.play { table in
      await table.type("reset\r")
      let isTaken = table.dialogue.interrupt()
      await table.pass(0)
      return ["\(isTaken)"] + table.screen.lowerRows
    }
    #expect(seen == ["true", "Reset cancelled.", "reversi> █"])
  }

  @Test(arguments: [("x00", [:]), ("x01", Ending.lightOnly), ("o01", [:])])
  func `C6.5 an interrupt without a line or a question is left to the program`(
    header: String, rows: [Int: String]
  ) throws {
    let table = try LiveTable(saved(header, rows))
    let seen = table.play { table in
      let count = table.screen.writes.count
      return "\(table.dialogue.interrupt()), \(table.screen.writes.count - count) writes"
    }
    #expect(seen == "false, 0 writes")
  }

  @Test func `C6.5 an interrupt leaves a typed line alone that a small terminal hides`()
    throws
  {
    let table = try LiveTable()
    let seen = table.play { table in
      await table.type("white ma")
      table.resize(columns: 20, rows: 10)
      let isTaken = table.dialogue.interrupt()
      table.resize(columns: 80, rows: 24)
      return ["\(isTaken)"] + table.screen.lowerRows.suffix(1)
    }
    #expect(seen == ["false", "reversi> white ma█"])
  }
}
