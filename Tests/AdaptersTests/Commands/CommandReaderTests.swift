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

  ])
  func `C3.7 no other abbreviation is guessed`(word: String) throws {
    let played = try play("\(word)\nquit")
    let lines = played.transcript.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix("2> reversi: line 1: ") == true)
    #expect(played.saved == nil)
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

  @Test(arguments: [
    ("d9", "d9 is off the board; columns a-h, rows 1-8"),
    ("D0", "d0 is off the board; columns a-h, rows 1-8"),
    ("i1", "i1 is off the board; columns a-h, rows 1-8"),
    ("9d", "d9 is off the board; columns a-h, rows 1-8"),
    ("z 12", "z12 is off the board; columns a-h, rows 1-8"),
    ("ｄ９", "d9 is off the board; columns a-h, rows 1-8"),
    ("4,3", "'4,3': name the column by its letter; column 4, row 3 is d3"),
    ("4, 3", "'4, 3': name the column by its letter; column 4, row 3 is d3"),
    ("4 3", "'4 3': name the column by its letter; column 4, row 3 is d3"),
    ("43", "'43': name the column by its letter; column 4, row 3 is d3"),
    ("３,４", "'3,4': name the column by its letter; column 3, row 4 is c4"),
    ("8,1", "'8,1': name the column by its letter; column 8, row 1 is h1"),
    ("0,3", "'0,3': name the column by its letter, a-h, then the row, 1-8"),
    ("9,9", "'9,9': name the column by its letter, a-h, then the row, 1-8"),
    ("a1", "a1 is not a legal move for x; legal: d3 c4 f5 e6"),
    ("d4", "d4 is taken; legal: d3 c4 f5 e6"),
    ("1a", "a1 is not a legal move for x; legal: d3 c4 f5 e6"),
  ])
  func `C3.2 C3.10 a square that is not legal is refused with the reason and what would be right`(
    text: String, refusal: String
  ) throws {
    let played = try play(text)
    #expect(
      played
        == Played(
          transcript: "x's turn\n2> reversi: line 1: \(refusal)", end: .done, saved: nil))
  }

  @Test(arguments: ["dd3", "d33d", "d-3", "d3.", "3", "123", "d3d", "d,3", "4;3", "d 3 3"])
  func `C3.2 C3.7 a text that only resembles a square is not a command`(text: String) throws {
    let played = try play(text)
    #expect(
      played.transcript == """
        x's turn
        2> reversi: line 1: '\(text)' is not a command; type help for the list
        """)
  }

  @Test(arguments: [
    ("wihte manual", "white manual"), ("whit manual", "white manual"),
    ("white manuel", "white manual"), ("blakc computer", "black computer"),
    ("black computr", "black computer"), ("darkcomputer", "dark computer"),
    ("lihgt", "light"), ("bark manual", "dark manual"), ("restet", "reset"), ("reste", "reset"),
    ("borad", "board"),
    ("boards", "board"), ("move", "moves"), ("hisotry", "history"), ("hlep", "help"),
    ("qiut", "quit"), ("ext", "exit"), ("cancle", "cancel"), ("dissmiss", "dismiss"),
    ("yess", "yes"), ("nwe", "new"), ("RESETT", "reset"), ("shwo", "show"), ("leagl", "legal"),
  ])
  func `C3.7 a near miss is answered with a suggestion and not carried out`(
    text: String, suggestion: String
  ) throws {
    #expect(
      try play("reset\n\(text)")
        == Played(
          transcript: """
            x's turn
            Confirmation: do you really want to reset the game? [cancel/ok]
            2> reversi: line 2: '\(text)' is not a command; \
            did you mean '\(suggestion)'?
            Reset cancelled.
            """, end: .done, saved: nil))
  }

  @Test(arguments: ["xyzzy", "hp", "o", "okay!", "surrender", "play d3", "!", "place a disk at d3"])
  func `C3.7 a command that is not near any other gets a hint at help`(text: String) throws {
    #expect(
      try play(text).transcript
        == "x's turn\n2> reversi: line 1: '\(text)' is not a command; type help for the list")
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

  @Test(arguments: [
    ("", "wait needs a number of seconds, like wait 0.5"),
    (" x", "wait needs a number of seconds, like wait 0.5"),
    (" -1", "wait needs a number of seconds, like wait 0.5"),
    (" 1 2", "wait needs a number of seconds, like wait 0.5"),
    (" 1e3", "wait needs a number of seconds, like wait 0.5"),
    (" 9999999999999999999999", "wait is at most 1000000 seconds"),
  ])
  func `C3.3 wait needs a number of seconds`(argument: String, refusal: String) throws {
    #expect(
      try play("wait\(argument)").transcript == "x's turn\n2> reversi: line 1: \(refusal)")
  }
}
