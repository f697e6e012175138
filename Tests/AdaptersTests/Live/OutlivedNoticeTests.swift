import Adapters
import TestSupport
import Testing
import UseCases

/// A notice is told as long as it is true (C6).
struct OutlivedNoticeTests {
  @Test func `R2.2 C6.10 a refusal during a showing is gone when the next turn begins`() throws {
    let rows = try LiveTable().play { table in
      await table.type("d3\re3\r")
      let turning = table.screen.lowerRows[0]
      await table.pass(500)
      return [turning, table.screen.lowerRows[0]]
    }
    #expect(rows == ["Ignored e3: disks are still turning.", ""])
  }

  @Test func `R2.2 C6.10 a refusal during a thought is gone when the computer has moved`() throws {
    let table = try LiveTable(saved("x10"), computer: ScriptedComputer("d3"))
    let rows = table.play { table in
      await table.type("e3\r")
      let thinking = table.screen.lowerRows[0]
      await table.pass(2000)
      return [thinking, table.screen.lowerRows[0]]
    }
    #expect(rows == ["Ignored e3: Black is thinking. (black manual takes over)", ""])
  }

  @Test(arguments: [
    ("wc", "White is Computer now."),
    ("frob", "'frob' is not a command; type help for the list"),
    ("ok", "Ignored ok: there is nothing to answer."),
  ])
  func `R2.6 C6.10 a notice that is still true stays after a showing`(line: String, told: String)
    throws
  {
    let rows = try LiveTable().play { table in
      await table.type("d3\r\(line)\r")
      await table.pass(500)
      return table.screen.lowerRows[0]
    }
    #expect(rows == told)
  }

  @Test func `C6.3 a refusal told in plain lines is forgotten with the next line`() throws {
    let rows = try LiveTable().play { table in
      table.resize(columns: 20, rows: 10)
      await table.type("a1\n")
      await table.type("history\n")
      table.resize(columns: 80, rows: 24)
      return table.screen.lowerRows[0]
    }
    #expect(rows == "")
  }
}
