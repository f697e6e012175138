import Adapters
import TestSupport
import Testing
import UseCases

/// What the notice line tells, and for how long (C6.8, C6.10).
struct NoticeTests {
  private static let pass = "Pass: ● cannot place a disk."
  private static let question = "Do you really want to reset the game?"

  @Test(
    arguments: [
      (nil, [:], [], "New game. Type d3, or wc to play the computer.", "reversi> █"),
      (nil, [:], ["a1"], "a1 is not a legal move for ●; legal: d3 c4 f5 e6.", "reversi> █"),
      (
        "o01", [:], ["e3"], "e3 ignored: ○ is thinking. (white manual takes over)",
        "reversi> █"
      ),
      ("o01", [:], ["white manual"], "White is manual now. Thinking stopped.", "reversi> █"),
      ("o00", Ending.lightOnly, ["c1"], pass, "[Enter] Dismiss> █"),
      ("x00", Ending.lightOnly, [], pass, "[Enter] Dismiss> █"),
      ("x00", Ending.lightOnly, ["reset", ""], pass, "[Enter] Dismiss> █"),
      (nil, [:], ["reset"], question, "Cancel / ok [Cancel]> █"),
      (
        nil, [:], ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"],
        "Black 13, White 0. Type 'again' for another game, or quit.", "reversi> █"
      ),
      (
        "-00", Ending.over, ["d3"], "d3 ignored: the game is over. ('again' starts another)",
        "reversi> █"
      ),
    ] as [(String?, [Int: String], [String], String, String)])
  func `R2.2 R5.3 R6.4 C6.8 the two lower lines of each state are as listed`(
    header: String?, rows: [Int: String], lines: [String], notice: String, prompt: String
  ) throws {
    let start = try header.map { try saved($0, rows) }
    let lower = try LiveTable(start, pace: Pace(disk: .milliseconds(1))).play { table in
      for line in lines {
        await table.type("\(line)\r")
        await table.pass(100)
      }
      return table.screen.lowerRows
    }
    #expect(lower == [notice, prompt])
  }

  @Test(arguments: [
    ("d3", "d3 ignored: answer the reset question first."),
    ("dismiss", "dismiss ignored: answer the reset question first."),
    ("wihte manual", "'wihte manual' is not a command; did you mean 'white manual'?"),
    ("white computer", "White is computer now. It plays by chance; wc1 to wc6 think."),
    ("black", "Black is manual."),
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
        a8 ignored: dismiss the pass first.
        White is computer now. It plays by chance; wc1 to wc6 think.
        'frob' is not a command; type help for the list.
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
    #expect(
      rows == ["Reset cancelled.", "White is computer now. It plays by chance; wc1 to wc6 think."])
  }

  @Test
  func `R6.3 C6.10 a new game is told by a line above the block and what to type in the notice`()
    throws
  {
    let rows = try LiveTable().play { table in
      for line in ["reset", "ok"] { await table.type("\(line)\r") }
      return [table.screen.now.lines[0]] + table.screen.lowerRows
    }
    #expect(rows == ["New game.", "New game. Type d3, or wc to play the computer.", "reversi> █"])
  }

  @Test(arguments: [
    ([], "Resumed your game. Type reset for a new one.", ""),
    (["black"], "Black is manual.", "Black is manual."),
    (["bm"], "Black is manual.", "Black is manual."),
  ])
  func `C6.10 the words of the start are gone after a move, and other notices stay`(
    lines: [String], before: String, after: String
  ) throws {
    let table = try LiveTable(saved("o01"), computer: ScriptedComputer("d6"))
    let told = table.play { table in
      for line in lines { await table.type("\(line)\r") }
      var told = [table.screen.lowerRows[0]]
      await table.pass(2000)
      told.append(table.screen.lowerRows[0])
      return told
    }
    #expect(told == [before, after])
  }

  @Test func `R2.2 C6.10 a refusal during a showing is gone when the next turn begins`() throws {
    let rows = try LiveTable().play { table in
      await table.type("d3\re3\r")
      let turning = table.screen.lowerRows[0]
      await table.pass(500)
      return [turning, table.screen.lowerRows[0]]
    }
    #expect(rows == ["e3 ignored: disks are still turning.", ""])
  }

  @Test func `R2.2 C6.10 a refusal during a thought is gone when the computer has moved`() throws {
    let table = try LiveTable(saved("x10"), computer: ScriptedComputer("d3"))
    let rows = table.play { table in
      await table.type("e3\r")
      let thinking = table.screen.lowerRows[0]
      await table.pass(2000)
      return [thinking, table.screen.lowerRows[0]]
    }
    #expect(rows == ["e3 ignored: ● is thinking. (black manual takes over)", ""])
  }

  @Test(arguments: [
    ("wc", "White is computer now. It plays by chance; wc1 to wc6 think."),
    ("frob", "'frob' is not a command; type help for the list."),
    ("ok", "ok ignored: nothing to answer."),
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
}
