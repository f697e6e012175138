import Adapters
import TestSupport
import Testing
import UseCases

/// What the notice line tells, and for how long (C6.10).
struct NoticeTests {
  private static let chance = "White is computer now. It plays by chance; wc1 to wc6 think."
  private static let frob = "'frob' is not a command; type help for the list."

  @Test(arguments: [
    (
      Ending.lightOnly, ["a8", "wc", "frob"],
      ["a8 ignored: dismiss the pass first.", chance, frob],
      "Pass: ● cannot place a disk.\n[Enter] Dismiss> █"
    ),
    (
      [:], ["reset", "d3", "dismiss", "frob", "wc", "black"],
      [
        "d3 ignored: answer the reset question first.",
        "dismiss ignored: answer the reset question first.", frob, chance, "Black is manual.",
      ],
      "Do you really want to reset the game?\nCancel / ok [Cancel]> █"
    ),
  ])
  func `R5.1 R6.2 C6.10 an alert keeps the notice line, and other things are told above the block`(
    rows: [Int: String], lines: [String], told: [String], alert: String
  ) throws {
    let screen = try LiveTable(saved("x00", rows)).show { table in
      for line in lines { await table.type("\(line)\r") }
    }
    let above = told.joined(separator: "\n") + "\n    a b c"
    #expect(screen?.hasPrefix(above) == true)
    #expect(screen?.hasSuffix(alert) == true)
  }

  /// What is typed, and what is told some milliseconds later.
  private typealias Step = (typed: String, milliseconds: Int, told: String)

  private static let courses: [(String, [Step])] = [
    ("x00", [("reset\rd3\rno\r", 0, "Reset cancelled."), ("wc\r", 0, chance)]),
    ("x00", [("reset\rok\r", 0, "New game. Type d3, or wc to play the computer.")]),
    ("o01", [("", 0, "Resumed your game. Type reset for a new one."), ("", 2000, "")]),
    ("o01", [("black\r", 0, "Black is manual."), ("", 2000, "Black is manual.")]),
    ("o01", [("bm\r", 0, "Black is manual."), ("", 2000, "Black is manual.")]),
    (
      "x11",
      [
        ("e3\r", 0, "e3 ignored: ● is thinking. (black manual takes over)"), ("", 2000, ""),
        ("e3\r", 0, "e3 ignored: disks are still turning."), ("", 500, ""),
      ]
    ),
    ("x00", [("a1\r", 0, "a1 is not a legal move for ●; legal: d3 c4 f5 e6."), ("d3\r", 0, "")]),
    ("x00", [("d3\rwc\r", 500, chance)]),
    ("x00", [("d3\rfrob\r", 500, frob)]),
    ("x00", [("d3\rok\r", 500, "ok ignored: nothing to answer.")]),
  ]

  @Test(arguments: courses)
  func
    `R2.2 R2.6 R6.3 C6.10 a notice is told as long as it is true, and the words of the start less`(
      header: String, steps: [(typed: String, milliseconds: Int, told: String)]
    ) throws
  {
    let computer = ScriptedComputer(header == "x11" ? "d3" : "d6")
    let told = try LiveTable(saved(header), computer: computer).play { table in
      var told: [String] = []
      for step in steps {
        await table.type(step.typed)
        await table.pass(step.milliseconds)
        told.append(table.screen.lowerRows[0])
      }
      return told
    }
    #expect(told == steps.map(\.told))
  }
}
