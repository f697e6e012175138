import Adapters
import TestSupport
import Testing
import UseCases

/// Several squares in one line.
struct TranscriptCommandTests {
  private static let pass = "d3c3e6d2d1e1b2c1--a3"

  @Test(arguments: ["d3c3", "D3 C3", "1. d3 c3", "ｄ３ｃ３"])
  func `C3.15 the squares of a line are played in order, each settled`(line: String) throws {
    #expect(
      try play("\(line) &\nhistory")
        == Played(
          transcript: """
            x's turn
            \(Told.d3)
            o plays c3, flips d4
            d3c3
            x 3, o 3
            x's turn
            """, end: .done, saved: saved("x00").played("d3c3")))
  }

  @Test func `C3.15 the computer answers between the squares of a line`() throws {
    let played = try play(
      "wc\nd3 e6 d1 b2\nhistory", computer: ScriptedComputer("c3", "d2", "e1", "c1"))
    #expect(played.transcript.contains("\nd3c3e6d2d1e1b2c1\n"))
  }

  @Test func `C3.15 a line of squares ends at the first that is refused`() throws {
    let played = try play("d3 c3 a1 e6\nhistory")
    let refusal = "2> reversi: line 1: a1 (move 3) is not a legal move for x; legal: "
    #expect(played.transcript.contains(refusal))
    #expect(played.transcript.hasSuffix("\nd3c3"))
    #expect(try play("d3 c3 a1 e6\nhistory", isStrict: true).end == .failed)
    let question = try play("reset\nd3 c3\nquit").transcript
    #expect(question.hasSuffix("line 2: d3 (move 1) ignored: answer the reset question first"))
  }

  @Test(arguments: [pass, "d3c3e6d2d1e1b2c1a3"])
  func `C3.15 a pass in a line of squares need not be written`(line: String) throws {
    let played = try play("\(line)\nhistory")
    #expect(played.transcript.hasSuffix("\n\(Self.pass)"))
    #expect(!played.transcript.contains("2>"))
  }

  @Test func `C3.15 C3.16 a pass that was dismissed by itself may be written`() throws {
    let table = PlainTable(
      try saved("x10", Ending.lightOnly), computer: ScriptedComputer(), isAutoPassing: true)
    let played = try table.play([.text("--c1"), .text("history")])
    #expect(played.transcript.hasSuffix("\n--c1--"))
    #expect(!played.transcript.contains("2>"))
  }

  @Test func `C3.15 a pass that nobody has to make is refused`() throws {
    let played = try play("d3 -- c3\nquit")
    #expect(
      played.transcript.hasSuffix("2> reversi: line 1: -- (move 2) ignored: nothing to answer"))
    let dismissed = try play("ok\n--c1\nquit", from: saved("x00", Ending.lightOnly))
    #expect(
      dismissed.transcript.hasSuffix("2> reversi: line 2: -- (move 1) ignored: nothing to answer"))
  }

  @Test func `C3.15 nothing is played if a square is not on the board`() throws {
    let played = try play("d3 c3 e9\nhistory")
    #expect(
      played.transcript == """
        x's turn
        2> reversi: line 1: e9 (move 3) is off the board; columns a-h, rows 1-8
        no moves yet
        """)
  }

  @Test func `C3.15 at a terminal the next line, or the end of input, ends a line of squares`()
    throws
  {
    let typed = try type("d3c3e3", .pause(.milliseconds(600)), "history", .pause(.seconds(9)))
    #expect(typed.hasSuffix("o plays c3, flips d4\nd3c3\nx 3, o 3\nx's turn"))
    let told = try type("d3a1c3", .pause(.seconds(9)), "history")
    #expect(
      told.hasSuffix("a1 (move 2) is not a legal move for o; legal: c3 e3 c5\nd3"))
    #expect(try type("d3c3e3", "quit").hasSuffix(" the computer.\nx's turn"))
    let ended = try type("d3c3e3", .pause(.milliseconds(1)), afterwards: .seconds(9))
    #expect(ended.hasSuffix("x's turn\nx plays d3, flips d4\nx 4, o 1\no's turn"))
  }

  @Test func `C3.16 position prints the board with the move that is being shown`() throws {
    let start = "---------------------------ox------xo---------------------------"
    let moved = "-------------------x-------xx------xo---------------------------"
    let played = try play("position\nd3 &\nposition &\nquit")
    #expect(
      played.transcript == "x's turn\n\(start) x\nx plays d3, flips d4\n\(moved) o")
    let over = try play("position", from: saved("-00", Ending.over))
    #expect(over.transcript.hasSuffix("\nxxx" + String(repeating: "-", count: 61) + " -"))
  }
}
