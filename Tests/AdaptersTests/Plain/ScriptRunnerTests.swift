import Adapters
import TestSupport
import Testing

/// Which lines of a script are skipped, and how long wait waits (C4.19, C4.20).
struct ScriptRunnerTests {
  @Test(arguments: ["", "  ", "\t", "# ok", "#", "&", " & ", "&# ok", "#&"])
  func `C4.20 a skipped line answers no question and dismisses no pass`(line: String) throws {
    let question = try play("reset\n\(line)\nok\n\(line)\nquit")
    #expect(
      question.transcript == """
        x's turn
        Confirmation: do you really want to reset the game? [cancel/ok]
        New game.
        x's turn
        """)
    let pass = try play("\(line)\nhistory\n\(line)\nquit", from: saved("x00", Ending.lightOnly))
    #expect(
      pass.transcript == """
        x's turn
        Pass: x cannot place a disk. [dismiss]
        no moves yet
        """)
  }

  @Test(arguments: [
    (["0"], 3),
    (["0.499999999999999999"], 3),
    (["0.5"], 6),
    (["0.25", "0.249999999999999999"], 3),
    (["0.25", ".25"], 6),
    (["2.499999999999999999"], 6),
    (["2.5"], 7),
    (["0.5", "2"], 7),
    (["0.5", "0.1", "1.9"], 7),
    (["0.5", "0.1", "1.899999999999999999"], 6),
    (["0.3", "0.3", "0.3", "0.3", "0.3", "0.3", "0.3", "0.3", "0.1"], 7),
    (["2.999999999999999999"], 7),
  ])
  func `C4.19 wait lets exactly its time pass, what is due then included`(
    waits: [String], lines: Int
  ) throws {
    let script = ["white computer", "d3 &"] + waits.map { "wait \($0)" } + ["a1 &", "quit"]
    let played = try play(script.joined(separator: "\n"), computer: ScriptedComputer("c3"))
    let all = [
      "x's turn", "o is computer", "x plays d3, flips d4", "x 4, o 1", "o's turn", "o is thinking",
      "o plays c3, flips d4",
    ]
    let reason = lines == 6 ? "o is thinking" : "disks are still turning"
    let refusal = "2> reversi: line \(waits.count + 3): a1 ignored: \(reason)"
    #expect(played.transcript == (all.prefix(lines) + [refusal]).joined(separator: "\n"))
  }

  @Test(arguments: ["wait 0.1", "wait 0.1 &", "wait 0.1\n\n# note\n&\n \t", "WAIT 0.1 # a bit"])
  func `C4.19 wait does not settle, and neither does what is skipped after it`(
    wait: String
  ) throws {
    let played = try play("d3 &\n\(wait)\nhistory &\na1 &\nquit")
    let line = wait.split(separator: "\n", omittingEmptySubsequences: false).count + 3
    #expect(
      played.transcript == """
        x's turn
        x plays d3, flips d4
        d3
        2> reversi: line \(line): a1 ignored: disks are still turning
        """)
  }
}
