import Adapters
import TestSupport
import Testing

/// What a script does after its last line (C4.2).
struct EndOfInputTests {
  @Test func `C4.2 an open reset question is cancelled, and a pass beneath announced`() throws {
    let played = try play("reset", from: saved("x00", Ending.lightOnly))
    #expect(
      try played
        == Played(
          transcript: """
            x's turn
            Pass: x cannot place a disk. [dismiss]
            Confirmation: do you really want to reset the game? [cancel/ok]
            Reset cancelled.
            Pass: x cannot place a disk. [dismiss]
            o's turn
            """, end: .done, saved: saved("o00", Ending.lightOnly)))
  }

  @Test(arguments: ["reset &", "reset &\nwait 0.1"])
  func `C4.2 the question is cancelled at the moment the end is read`(lines: String) throws {
    let played = try play("d3 &\n\(lines)")
    #expect(
      played.transcript == """
        x's turn
        x plays d3, flips d4
        Confirmation: do you really want to reset the game? [cancel/ok]
        Reset cancelled.
        x 4, o 1
        o's turn
        """)
  }

  @Test func `C4.2 the end is read when the game has settled, like a line`() throws {
    let played = try play("white computer\nd3 &\nreset", computer: ScriptedComputer("c3"))
    #expect(
      played.transcript == """
        x's turn
        o is computer
        x plays d3, flips d4
        Confirmation: do you really want to reset the game? [cancel/ok]
        x 4, o 1
        o's turn
        o is thinking
        o plays c3, flips d4
        x 3, o 3
        x's turn
        Reset cancelled.
        """)
  }
}
