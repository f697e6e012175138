import Adapters
import TestSupport
import Testing

/// How boards are drawn, and when they are drawn without being asked for (C2.9, C5.13).
struct BoardPolicyTests {
  private static func isMarked(_ transcript: String) -> Bool {
    transcript.split(separator: "\n").contains { $0.hasPrefix("  ") && $0.contains("+") }
  }

  @Test func `C2.9 a board marks the squares that the side on turn may pick`() throws {
    #expect(
      try play("d3\nboard\nquit").transcript == """
        x's turn
        \(Told.d3)
        \(Boards.drawnAfterD3.dropLast())
        """)
  }

  @Test func `C2.2 a board during a move has its disks up to the one that turns`() throws {
    let turning = try play("d1 &\nwait 0.25\nshow &\nquit", from: saved("x00", [1: "xoo-----"]))
    #expect(turning.transcript.contains("  1 x o x x - - - - 1"))
  }

  @Test(arguments: [
    ("board", "x00", [:], true),
    ("no\nboard", "x00", [:], true),
    ("reset\nno\nboard", "x00", [:], true),
    ("reset\nboard", "x00", [:], false),
    ("d3 &\nboard &", "x00", [:], false),
    ("bc &\nboard &", "x00", [:], false),
    ("board", "x00", Ending.lightOnly, false),
    ("board", "-00", Ending.over, false),
  ])
  func `C2.9 squares are marked only while a pick is awaited`(
    script: String, header: String, rows: [Int: String], isMarked: Bool
  ) throws {
    let played = try play("\(script)\nquit", from: saved(header, rows))
    #expect(Self.isMarked(played.transcript) == isMarked)
    #expect(played.transcript.contains("    a b c d e f g h\n  1 "))
  }

  private static let question =
    "Confirmation: do you really want to reset the game? [cancel/ok]"
  private static let pass = "Pass: x cannot place a disk. [dismiss]"

  /// Scripts, and what they print, each board as one line: `[board +]` if picks are marked.
  private static let courses: [(story: String, String, [Int: String], String, printed: [String])] =
    [
      (
        "no board is drawn before a thought, and one after the move it brings",
        "x01", [:], "d3",
        [
          "x's turn", "[board +]", "x plays d3, flips d4", "x 4, o 1", "o's turn", "o is thinking",
          "o plays c3, flips d4", "x 3, o 3", "x's turn", "[board +]",
        ]
      ),
      (
        "a switch brings a board only if a pick is awaited after it",
        "x00", [:], "wc\nbm\nbc &\nbm &\nwm &\nquit",
        [
          "x's turn", "[board +]", "o is computer", "x is manual", "x is computer", "x is thinking",
          "x is manual", "x stopped thinking", "[board +]", "o is manual",
        ]
      ),
      (
        "a board is drawn at the end of the game, whoever moved last",
        "x00", Ending.darkWins, "c1",
        ["x's turn", "[board +]", "x plays c1, flips b1", "x 3, o 0", "x won", "[board]"]
      ),
      (
        "a board is drawn at the end of the game, whoever moved last",
        "x10", Ending.darkWins, "",
        ["x's turn", "x is thinking", "x plays c1, flips b1", "x 3, o 0", "x won", "[board]"]
      ),
      (
        "a board is drawn at the end of the game, whoever moved last",
        "-00", Ending.over, "", ["x won", "[board]"]
      ),
      (
        "a board is drawn after a pass is dismissed, and none while it is up",
        "x00", Ending.lightOnly, "ok\nquit", ["x's turn", pass, "o's turn", "[board +]"]
      ),
      (
        "a board is drawn after a pass is dismissed, and none while it is up",
        "x00", Ending.lightOnly, "reset\nno\nquit",
        ["x's turn", pass, question, "Reset cancelled.", pass]
      ),
      (
        "a board is drawn for a new game and when Cancel awaits a pick again",
        "x00", [:], "reset\nno\nd3 &\nreset\nno\nreset\nok\nquit",
        [
          "x's turn", "[board +]", question, "Reset cancelled.", "[board +]",
          "x plays d3, flips d4", question, "x 4, o 1", "o's turn", "Reset cancelled.",
          "[board +]", question, "New game.", "x's turn", "[board +]",
        ]
      ),
    ]

  @Test(arguments: courses)
  func `C5.13 a board is drawn before each awaited pick and at the end, and at no other moment`(
    story: String, header: String, rows: [Int: String], script: String, printed: [String]
  ) throws {
    let transcript = try play(
      script, from: saved(header, rows), computer: ScriptedComputer(header == "x10" ? "c1" : "c3"),
      boards: .turns
    ).transcript
    var events: [String] = []
    for line in transcript.split(separator: "\n") {
      if line == "    a b c d e f g h" {
        if events.last?.hasPrefix("[board") != true { events.append("[board]") }
      } else if line.hasPrefix("  ") {
        if line.contains("+") { events[events.count - 1] = "[board +]" }
      } else {
        events.append(String(line))
      }
    }
    #expect(events == printed)
  }

  @Test func `C5.13 a board with the last disk in brackets follows each move of two computers`()
    throws
  {
    let played = try play(
      "wc\nbc", computer: ScriptedComputer("d3", "c3"), boards: .turns
    ).transcript
    #expect(played.contains("x 4, o 1\n    a b c d e f g h\n") == false)
    #expect(played.contains("x 4, o 1\no's turn\no is thinking\n    a b c d e f g h\n"))
    #expect(played.contains("  3 - - -(x)- - - - 3\n"))
    #expect(played.contains("  3 - -(o)x - - - - 3\n"))
  }

  @Test(arguments: [
    ("a1", [1: "-ox-----"], "  1(x)"), ("h8", [8: "-----xo-"], "x x(x)8"),
    ("d4", [4: "-----ox-", 5: "---o----", 6: "---x----"], "- -(x)- o"),
  ])
  func `C5.13 the brackets fit at the edges, too`(name: String, rows: [Int: String], drawn: String)
    throws
  {
    let played = try play(name, from: saved("x00", rows), boards: .turns).transcript
    #expect(played.contains(drawn))
  }
}
