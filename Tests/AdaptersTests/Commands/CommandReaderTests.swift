import Adapters
import TestSupport
import Testing

/// What a line is read as, and what is said about a line that is not a command (C3).
struct CommandReaderTests {
  /// Plays a line after another that gives it something to do, and returns the result.
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
    (["ok", "y", "yes", "YES"], "New game.\nx's turn"),
    (["cancel", "n", "no"], "Reset cancelled."),
  ])
  func `C3.3 ok and cancel answer the question, and so do their short forms`(
    words: [String], effect: String
  ) throws {
    let question = "Confirmation: do you really want to reset the game? [cancel/ok]"
    for word in words {
      let played = try self.effect(of: word, after: "reset")
      #expect(played.transcript == "x's turn\n\(question)\n\(effect)")
    }
  }

  @Test(arguments: ["ok", "y", "yes", "dismiss", "Dismiss", "pass"])
  func `C2.6 C3.3 C3.4 ok, its short forms and dismiss dismiss a pass`(word: String) throws {
    let played = try play("\(word)\nquit", from: saved("x00", Ending.lightOnly))
    #expect(
      played.transcript == """
        x's turn
        Pass: x cannot place a disk. [dismiss]
        o's turn
        """)
  }

  @Test(arguments: [
    "d3", "D3", "3d", "3D", "d 3", "3 d", " d3", "d3 ", "D  3", "d\t3", "ｄ３", "Ｄ３", "３ｄ",
    "ｄ　３", "３　Ｄ", "d３", "ｄ3", "d3#", "d3 # first", "d3 #", "d3＃",
  ])
  func `C3.2 a square is read in every spelling`(text: String) throws {
    #expect(
      try play(text)
        == Played(
          transcript: """
            x's turn
            x plays d3, flips d4
            x 4, o 1
            o's turn
            """, end: .done,
          saved: saved("x00").played("d3")))
  }

  @Test(arguments: ["d3&", "d3 &", "3d&", "d 3 &", "d3 & # go", "ｄ３＆"])
  func `C4.1 an & may follow a square without a space`(text: String) throws {
    let played = try play("\(text)\nquit")
    #expect(played.transcript == "x's turn\nx plays d3, flips d4")
  }

  @Test func `C3.7 an unknown command is repeated only up to 40 characters`() throws {
    let refused = "' is not a command; type help for the list"
    let start = "x's turn\n2> reversi: line 1: '"
    let forty = String(repeating: "v", count: 40)
    #expect(try play(forty).transcript == start + forty + refused)
    #expect(
      try play(forty + "v").transcript == start + forty.dropLast() + "~" + refused)
    #expect(
      try play(String(repeating: "w", count: 4096)).transcript
        == start + String(repeating: "w", count: 39) + "~" + refused)
  }

  @Test(arguments: [
    ("e", "\u{301}", ""), ("b", "\u{301}", "3"), ("b3", "\u{301}", ""), ("4", ",", "3"),
    ("d", "3", ""), ("quit", "\u{1f3fb}", ""),
  ])
  func `C3.7 an unknown command of combining characters is repeated only in part`(
    start: String, piece: String, end: String
  ) throws {
    let played = try play(start + String(repeating: piece, count: 1000) + end)
    #expect(played.transcript.hasPrefix("x's turn\n2> reversi: line 1: "))
    #expect(played.transcript.utf8.count < 600)
  }
}
