import Adapters
import TestSupport
import Testing
import UseCases

/// What a line is read as, and what is said about a line that is not a command (C3).
struct CommandReaderTests {
  @Test(arguments: [
    ("black manual", ["bm", "BM", "Black  Manual", "\tblack\tmanual "]),
    ("black computer", ["bc", "bC", " BLACK Computer"]),
    ("white manual", ["wm"]),
    ("white computer", ["wc", "ｗｃ", "ｗｈｉｔｅ　ｃｏｍｐｕｔｅｒ"]),
    ("black", ["Black"]),
    ("reset", ["new", "NEW"]),
    ("board", ["show"]),
    ("history", ["History"]),
    ("help", ["?", "？"]),
    ("quit", ["q", "exit"]),
    ("reset &\nok", ["reset &\ny", "reset &\nyes", "reset &\nYES"]),
    ("reset &\ncancel", ["reset &\nn", "reset &\nno"]),
  ])
  func `C3.3 each short form does what its word does`(word: String, others: [String]) throws {
    let effects = try ([word] + others).map { try play("\($0) &\nquit") }
    #expect(effects.allSatisfy { $0 == effects[0] })
    #expect(!effects[0].transcript.contains("2>"))
    #expect(effects[0].transcript != "x's turn" || word == "quit")
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
            \(Told.d3)
            """, end: .done,
          saved: saved("x00").played("d3")))
  }

  @Test(arguments: [
    "white computer 4", "wc4", "wc 4", "White  Computer\t4", "ｗｃ４",
    "white computer4",
  ])
  func `C3.3 C2.4 a side is handed to the computer at a level`(line: String) throws {
    let played = try play("\(line)\nwhite\nquit")
    #expect(played.transcript == "x's turn\no is computer 4\no is computer 4")
    #expect(played.saved?.modes == Modes(light: .computer(.four)))
  }

  @Test(arguments: ["", " ", "\t", "　"])
  func `C3.27 a line of spaces at a terminal is an empty line`(line: String) throws {
    let told = try PlainTable().type(["reset", .line(.text(line)), .line(.text(line)), "history"])
    #expect(told.hasSuffix(" [cancel/ok]\nReset cancelled.\nno moves yet"))
  }

  @Test(arguments: ["d3&", "d3 &", "3d&", "d 3 &", "d3 & # go", "ｄ３＆"])
  func `C4.18 an & may follow a square without a space`(text: String) throws {
    let played = try play("\(text)\nquit")
    #expect(played.transcript == "x's turn\nx plays d3, flips d4")
  }

  @Test(arguments: [("v", 40, ""), ("v", 41, "~"), ("w", 4096, "~")])
  func `C3.7 an unknown command is repeated only up to 40 characters`(
    letter: String, count: Int, cut: String
  ) throws {
    let told = String(repeating: letter, count: 40 - cut.count) + cut
    #expect(
      try play(String(repeating: letter, count: count)).transcript
        == "x's turn\n2> reversi: line 1: '\(told)' is not a command; type help for the list")
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
