import Adapters
import TestSupport
import Testing

/// How a script ends before its last line (C3, C4.5).
struct StrictTests {
  @Test func `C4.5 the first refused line ends a strict run`() throws {
    let played = try play("d3\nd3\nc3", isStrict: true)
    #expect(
      try played
        == Played(
          transcript: """
            x's turn
            x plays d3, flips d4
            x 4, o 1
            o's turn
            2> reversi: line 2: d3 is not a legal move for o; legal: c3 e3 c5
            """, end: .refused,
          saved: saved("o00", [3: "---x----", 4: "---xx---", 5: "---xo---"])))
  }

  @Test(arguments: ["hlep", "d9", "ok", "wait", "cancel"])
  func `C4.5 whatever the reason, a refused line ends a strict run`(line: String) throws {
    #expect(try play("d3 &\n\(line) &\nhistory", isStrict: true).end == .refused)
    let lines: [InputLine] = [.refused(.notUTF8), .text("history")]
    let played = try PlainTable(isStrict: true).play(lines)
    let refusal = "x's turn\n2> reversi: line 1: the line is not valid UTF-8"
    #expect(played == Played(transcript: refusal, end: .refused, saved: nil))
  }

  @Test func `C4.5 a strict run without a refused line ends well`() throws {
    #expect(try play("\n#\n&\nwait 1\nblack\nreset\nreset\nno", isStrict: true).end == .done)
  }

  @Test func `C4.5 without --strict a script goes on after a refused line`() throws {
    let played = try play("a1\nd3")
    #expect(played.end == .done)
    #expect(played.transcript.hasSuffix("x 4, o 1\no's turn"))
  }

  @Test(arguments: ["quit", "q", "exit", "quit &", "QUIT # now"])
  func `C3.6 quit ends a script at once`(word: String) throws {
    let played = try play("d3 &\nreset &\n\(word)\nhistory")
    #expect(
      try played
        == Played(
          transcript: """
            x's turn
            x plays d3, flips d4
            Confirmation: do you really want to reset the game? [cancel/ok]
            """, end: .done,
          saved: saved("o00", [3: "---x----", 4: "---xx---", 5: "---xo---"])))
  }

  @Test func `C3.6 quit leaves a computer's turn and a pass as they are`() throws {
    let played = try play("black computer &\nquit")
    #expect(played.transcript == "x's turn\nx is computer\nx is thinking")
    let pass = try play("quit", from: saved("o00", Ending.darkOnly))
    #expect(pass.transcript == "o's turn\nPass: o cannot place a disk. [dismiss]")
    #expect(try pass.saved == saved("o00", Ending.darkOnly))
  }
}
