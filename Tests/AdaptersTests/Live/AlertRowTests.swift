import Adapters
import TestSupport
import Testing
import UseCases

/// While an alert is up, the row of notices is its own (C6).
struct AlertRowTests {
  private static let question = "Do you really want to reset the game?"

  @Test(arguments: [
    ("d3", "Ignored d3: answer the reset question first."),
    ("dismiss", "Ignored dismiss: answer the reset question first."),
    ("wihte manual", "'wihte manual' is not a command; did you mean 'white manual'?"),
    ("white computer", "White is Computer now."), ("black", "Black is Manual."),
  ])
  func `R6.2 C6.10 the question keeps the notice line`(line: String, told: String) throws {
    let screen = try LiveTable().show { table in
      await table.type("reset\r")
      await table.type("\(line)\r")
    }
    #expect(screen?.hasPrefix(told + "\n    a b c") == true)
    #expect(screen?.hasSuffix("\(Self.question)\nCancel / ok [Cancel]> █") == true)
  }

  @Test func `R5.1 C6.10 a pass keeps the notice line`() throws {
    let screen = try LiveTable(saved("x00", Ending.lightOnly)).show { table in
      for line in ["a8", "wc", "frob"] { await table.type("\(line)\r") }
    }
    #expect(
      screen?.hasPrefix(
        """
        Ignored a8: dismiss the pass first.
        White is Computer now.
        'frob' is not a command; type help for the list
            a b c
        """) == true)
    #expect(screen?.hasSuffix("Pass: ● cannot place a disk.\n[Enter] Dismiss> █") == true)
  }

  @Test func `C6.10 after an alert the notice line tells other things again`() throws {
    let rows = try LiveTable().play { table in
      for line in ["reset", "d3", "no"] { await table.type("\(line)\r") }
      let cancelled = table.screen.lowerRows[0]
      await table.type("wc\r")
      return [cancelled, table.screen.lowerRows[0]]
    }
    #expect(rows == ["Reset cancelled.", "White is Computer now."])
  }

  @Test func `R6.3 C6.10 a new game is told by the line above the block only`() throws {
    let rows = try LiveTable().play { table in
      for line in ["reset", "ok"] { await table.type("\(line)\r") }
      return [table.screen.now.lines[0]] + table.screen.lowerRows
    }
    #expect(rows == ["New game.", "", "reversi> █"])
  }
}
