import TestSupport
import Testing

/// The closed list of words (C3).
struct WordTests {
  /// Plays a line where it has something to do, and returns what comes of it.
  private func effect(of line: String, after first: String = "") throws -> Played {
    try play("\(first)\n\(line) &\nquit", computer: ScriptedComputer())
  }

  @Test(arguments: [
    ("black manual", ["bm", "dark manual", "BM", "Black  Manual", "\tblack\tmanual "]),
    ("black computer", ["bc", "dark computer", "bC", " DARK Computer"]),
    ("white manual", ["wm", "light manual"]),
    ("white computer", ["wc", "light computer", "ｗｃ", "ｗｈｉｔｅ　ｃｏｍｐｕｔｅｒ"]),
    ("black", ["dark", "Black"]),
    ("white", ["light"]),
    ("reset", ["new", "NEW"]),
    ("board", ["show"]),
    ("moves", ["legal"]),
    ("history", ["History"]),
    ("help", ["?", "？"]),
    ("quit", ["q", "exit"]),
  ])
  func `C3.3 each short form does what its word does`(word: String, others: [String]) throws {
    let expected = try effect(of: word)
    for other in others { #expect(try effect(of: other) == expected) }
    #expect(!expected.transcript.contains("2>"))
  }

  @Test(arguments: [
    ("ok", ["y", "yes", "YES"], "New game.\nx's turn"),
    ("cancel", ["n", "no"], "Reset cancelled."),
  ])
  func `C3.3 ok and cancel answer the question, and so do their short forms`(
    word: String, others: [String], effect: String
  ) throws {
    for word in [word] + others {
      let question = "Confirmation: do you really want to reset the game? [cancel/ok]"
      #expect(
        try self.effect(of: word, after: "reset").transcript == "x's turn\n\(question)\n\(effect)")
    }
  }

  @Test(arguments: ["ok", "y", "yes", "dismiss", "Dismiss"])
  func `C3.3 C3.4 ok, its short forms and dismiss dismiss a pass`(word: String) throws {
    let played = try play("\(word)\nquit", from: saved("x00", Ending.lightOnly))
    #expect(
      played.transcript == """
        x's turn
        Pass: x cannot place a disk. [dismiss]
        o's turn
        """)
  }

  @Test(arguments: [
    "b", "w", "bl", "blackmanual", "black m", "b m", "b manual", "dm", "dc", "lm", "lc", "r", "rs",
    "h", "hist", "d", "leg", "m", "e", "c", "quit now", "ok ok", "reset!", "board black", "wait",
    "--", "pass",
  ])
  func `C3.7 no other abbreviation is guessed`(word: String) throws {
    let played = try play("\(word)\nquit")
    let lines = played.transcript.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix("2> reversi: line 1: ") == true)
    #expect(played.saved == nil)
  }
}
