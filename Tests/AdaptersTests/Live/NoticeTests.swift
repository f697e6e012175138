import Adapters
import TestSupport
import Testing
import UseCases

/// What the notice line tells, and for how long (C6.10).
struct NoticeTests {
  private static let chance = "White is computer now. It plays by chance; wc1 to wc9 think."
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
        "dismiss ignored: answer the reset question first.", "y or n?", chance, "Black is manual.",
      ],
      "Do you really want to reset the game? (ok: you play both sides; again: as now)\n"
        + "[Enter] Cancel / ok> █"
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

  @Test(arguments: [
    (
      Language.english,
      "Pass: ● cannot place a disk. ('auto pass' dismisses all) | [Enter] Dismiss> █"
    ),
    (.japanese, "パス: ●の置けるマスがありません。(auto pass で自動に) | [Enter] パス> █"),
  ])
  func `R5.4 C6.8 a pass between two computers names the command that dismisses all`(
    language: Language, alert: String
  ) throws {
    let computer = ScriptedComputer("c1", "c8")
    let table = try LiveTable(
      saved("x11", Ending.lightOnly), computer: computer, language: language)
    let seen = table.play { table in
      let before = table.screen.lowerRows
      await table.type("auto pass\r")
      await table.pass(9000)
      return (before, table.screen.text)
    }
    #expect(seen?.0.joined(separator: " | ") == alert)
    #expect(seen?.1.contains("6") == true && seen?.1.contains("> █") == true)
    #expect(seen?.1.contains("[Enter]") == false)
  }

  @Test func `R6.5 C6.10 C6.17 the question of another game is told in each language`() throws {
    for (language, told) in [
      (Language.english, "Do you really want to start another game? The game goes on."),
      (.japanese, "対局をやめて、次の対局を始めますか? 対局を続けます。"),
    ] {
      let seen = try LiveTable(saved("x01"), language: language).play { table in
        await table.type("d3\ragain\r")
        let question = table.screen.lowerRows[0]
        await table.type("\u{1b}")
        await table.pass(50)
        return "\(question) \(table.screen.lowerRows[0])"
      }
      #expect(seen == told)
    }
  }

  /// What is typed, and what is told some milliseconds later.
  private typealias Step = (typed: String, milliseconds: Int, told: String)

  private static let courses: [(String, [Step])] = [
    ("x00", [("reset\rd3\rno\r", 0, "Reset cancelled."), ("wc\r", 0, chance)]),
    (
      "x00",
      [
        (
          "reset\rok\r", 0,
          "Type a square with a +, such as d3. wc lets the computer play White; ? helps."
        )
      ]
    ),
    ("o01", [("", 0, "Resumed your game. Type 'again' for a new one."), ("", 2000, "")]),
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
    ("x00", [("d3\rok\r", 500, "ok ignored: no question or pass is up.")]),
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
