import Adapters
import TestSupport
import Testing

/// The same commands typed at a terminal (C3).
struct PlainPromptTests {
  static let welcome =
    "2> reversi: Type a square with a +, such as d3. wc lets the computer play White; ? helps.\nx's turn\n"

  @Test func `C2.10 C3.1 lines typed at a terminal are read as they come and have no number`()
    throws
  {
    #expect(
      try type("wc", "d3", "e3", .pause(.seconds(1)), "c5", "wm", "c5", .pause(.seconds(1))) == """
        \(Self.welcome)o is computer
        x plays d3, flips d4
        x 4, o 1
        o's turn
        o is thinking
        o is manual
        o stopped thinking
        Not played: e3 c5.
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

  private static let question = PlainPresenterTests.question

  private static let courses: [(story: String, [Int: String], [Lines.Keystroke], told: String)] = [
    (
      "an empty line cancels the question, then dismisses a pass, and otherwise does nothing",
      [:], ["reset", "", " ", "\t", "　"], "\(question)\nReset cancelled."
    ),
    (
      "an empty line cancels the question, then dismisses a pass, and otherwise does nothing",
      [:], ["", "d3", "", .pause(.seconds(1)), ""], "x plays d3, flips d4\nx 4, o 1\no's turn"
    ),
    (
      "an empty line cancels the question, then dismisses a pass, and otherwise does nothing",
      Ending.lightOnly, ["reset", "", "　", ""],
      """
      Pass: x cannot place a disk. [dismiss]
      \(question)
      Reset cancelled.
      Pass: x cannot place a disk. [dismiss]
      o's turn
      """
    ),
    (
      "a line with only a comment is not an empty line",
      [:], ["reset", "# hm", "#", "ok", "# hm"], "\(question)\nNew game.\nx's turn"
    ),
    (
      "the question is printed again",
      [:], ["reset", "new", "reset", "no"],
      "\(question)\n\(question)\n\(question)\nReset cancelled."
    ),
    (
      "whoever leaves waits for nothing",
      [:], ["d3", "q", "c3"], "x plays d3, flips d4"
    ),
    (
      "whoever leaves waits for nothing",
      [:], ["d3", "reset"], "x plays d3, flips d4\n\(question)"
    ),
  ]

  @Test(arguments: courses)
  func
    `C3.4 C3.6 C3.8 empty lines and comments at a terminal answer as listed, and quit leaves at once`(
      story: String, rows: [Int: String], typed: [Lines.Keystroke], told: String
    ) throws
  {
    let start = "2> reversi: Resumed your game. Type 'reset' for a new one.\nx's turn\n"
    #expect(try PlainTable(saved("x00", rows)).type(typed) == start + told)
  }
}
