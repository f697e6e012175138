import Adapters
import TestSupport
import Testing

/// When a line of a script is read, which lines are skipped, and how long wait waits (C4.1).
struct ScriptRunnerTests {
  @Test(arguments: [
    // A script is read to its end when no disk turns and no computer thinks.
    ("d3\nhistory", "\(d3)\n\(d3Shown)\nd3"),
    ("d3 # &\nhistory", "\(d3)\n\(d3Shown)\nd3"),
    ("d3\n&\nhistory", "\(d3)\n\(d3Shown)\nd3"),
    ("d3&\nhistory", "\(d3)\nd3\n\(d3Shown)"),
    ("d3 &\na1 & # turning\nc3", "\(d3)\n\(ignored(2, "a1"))\n\(ignored(3, "c3"))\n\(d3Shown)"),
    // A refused line settles like any other.
    ("d3 &\na1\nhistory", "\(d3)\n\(ignored(2, "a1"))\n\(d3Shown)\nd3"),
    ("d3 &\nwait x\nhistory", "\(d3)\n\(noSeconds)\n\(d3Shown)\nd3"),
    ("d3 &\nwait &\nhistory &", "\(d3)\n\(noSeconds)\nd3\n\(d3Shown)"),
    // A skipped line after & still leaves the next one unsettled.
    ("d3 &\n\na1", "\(d3)\n\(ignored(3, "a1"))\n\(d3Shown)"),
    ("d3 &\n# c\na1", "\(d3)\n\(ignored(3, "a1"))\n\(d3Shown)"),
    ("d3 &\n&\na1", "\(d3)\n\(ignored(3, "a1"))\n\(d3Shown)"),
    // Lines are numbered as they stand in the input.
    (
      "\n# a comment\n&\n \t\n& # b\nok # c\n#\nno",
      "\(ignored(6, "ok", "no question or pass is up"))\n\(ignored(8, "no", "no question or pass is up"))"
    ),
  ])
  func `C4.18 C4.20 a line is read when the game has settled, but not after &`(
    script: String, transcript: String
  ) throws {
    #expect(try play(script).transcript == "x's turn\n\(transcript)")
  }

  private static let d3 = "x plays d3, flips d4"
  private static let d3Shown = "x 4, o 1\no's turn"
  private static let noSeconds =
    "2> reversi: line 2: wait needs a number of seconds, like wait 0.5"
  private static func ignored(
    _ line: Int, _ input: String, _ reason: String = "disks are still turning"
  ) -> String {
    "2> reversi: line \(line): \(input) ignored: \(reason)"
  }

  @Test func `C4.18 the first line waits for the computer, too`() throws {
    let played = try play("history", from: saved("x10"), computer: ScriptedComputer("d3"))
    #expect(played.transcript == "x's turn\nx is thinking\n\(Self.d3)\n\(Self.d3Shown)\nd3")
  }

  @Test(arguments: ["history\nno", "history", ""])
  func
    `C4.2 C4.18 the reset question stops no computer, and the end cancels it when it has settled`(
      end: String
    ) throws
  {
    let played = try play(
      "white computer &\nd3 &\nreset\n\(end)", computer: ScriptedComputer("c3"))
    #expect(
      played.transcript == """
        x's turn
        o is computer
        x plays d3, flips d4
        Confirmation: do you really want to reset the game? [cancel/ok]
        x 4, o 1
        o's turn
        o is thinking
        \(Told.c3)
        \(end.isEmpty ? "" : "d3c3\n")Reset cancelled.
        """)
  }

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
      "x's turn", "o is computer", Self.d3, "x 4, o 1", "o's turn", "o is thinking",
      "o plays c3, flips d4",
    ]
    let reason = lines == 6 ? "o is thinking" : "disks are still turning"
    let refusal = "2> reversi: line \(waits.count + 3): a1 ignored: \(reason)"
    #expect(played.transcript == (all.prefix(lines) + [refusal]).joined(separator: "\n"))
  }

  @Test func `C4.19 wait includes what becomes due only at its last moment`() throws {
    let played = try play(
      "d3 &\nwhite computer &\nwait 0.5\na1 &\nquit", computer: ScriptedComputer("c3"),
      pace: Pace(thought: .zero))
    #expect(
      played.transcript == """
        x's turn
        x plays d3, flips d4
        o is computer
        x 4, o 1
        o's turn
        o is thinking
        o plays c3, flips d4
        2> reversi: line 4: a1 ignored: disks are still turning
        """)
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
