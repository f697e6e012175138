import Adapters
import TestSupport
import Testing

/// The same commands typed at a terminal (C3).
struct PlainPromptTests {
  static let welcome = "2> reversi: New game. Type d3, or wc to play the computer.\nx's turn\n"

  @Test func `C2.10 C3.1 lines typed at a terminal are read as they come and have no number`()
    throws
  {
    #expect(
      try type("wc", "d3", "e3", .pause(.seconds(1)), "c5", "wm", "c5", .pause(.seconds(1))) == """
        \(Self.welcome)o is computer
        x plays d3, flips d4
        2> reversi: e3 ignored: disks are still turning
        x 4, o 1
        o's turn
        o is thinking
        2> reversi: c5 ignored: o is thinking
        o is manual
        o stopped thinking
        o plays c5, flips d5
        x 3, o 3
        x's turn
        """)
  }

  @Test(arguments: [
    ("&", ["d3 &", "&", "d3&", "reset & # now", "wait 1 &", "quit &"]),
    ("wait", ["wait 1", "wait", "wait x", "WAIT 0"]),
  ])
  func `C3.1 & and wait are refused at a terminal`(word: String, lines: [String]) throws {
    for line in lines {
      #expect(
        try type(.line(.text(line)), "black")
          == Self.welcome + "2> reversi: \(word) works in scripts only\nx is manual")
    }
  }

  @Test(arguments: ["", " ", "\t", "　"])
  func `C3.4 an empty line at a terminal cancels the reset question`(line: String) throws {
    #expect(
      try type("reset", .line(.text(line)), .line(.text(line)), "black") == """
        \(Self.welcome)\(PlainPresenterTests.question)
        Reset cancelled.
        x is manual
        """)
  }

  @Test func `C3.4 empty lines cancel the question, then dismiss the pass beneath it`() throws {
    #expect(
      try type("reset", "", "", "", from: saved("x00", Ending.lightOnly)) == """
        2> reversi: Resumed your game. Type reset for a new one.
        x's turn
        Pass: x cannot place a disk. [dismiss]
        \(PlainPresenterTests.question)
        Reset cancelled.
        Pass: x cannot place a disk. [dismiss]
        o's turn
        """)
  }

  @Test func `C3.4 a line with only a comment is not an empty line and does nothing`() throws {
    #expect(
      try type("reset", "# hm", "#", "ok", "# hm")
        == Self.welcome + PlainPresenterTests.question + "\nNew game.\nx's turn")
  }

  @Test func `C3.4 an empty line at a terminal with nothing to answer does nothing`() throws {
    #expect(
      try type("", "d3", "", .pause(.seconds(1)), "") == """
        \(Self.welcome)x plays d3, flips d4
        x 4, o 1
        o's turn
        """)
  }

  @Test func `C3.6 quit leaves a terminal at once, as the end of input does`() throws {
    #expect(try type("d3", "q", "c3") == Self.welcome + "x plays d3, flips d4")
    #expect(try type("d3", "reset") == Self.welcome + "x plays d3, flips d4\n\(Self.question)")
  }

  private static var question: String { PlainPresenterTests.question }
}
