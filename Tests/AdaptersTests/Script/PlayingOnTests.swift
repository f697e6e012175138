import Adapters
import TestSupport
import Testing

/// What needs no person is played on after the last line (C4.2).
struct PlayingOnTests {
  @Test func `C4.2 computers play on to the end, and passes of both are dismissed`() throws {
    let played = try play(
      "", from: saved("x11", Ending.lightOnly), computer: ScriptedComputer("c1", "c8"))
    #expect(
      try played
        == Played(
          transcript: """
            x's turn
            Pass: x cannot place a disk. [dismiss]
            o's turn
            o is thinking
            o plays c1, flips b1
            x 1, o 4
            x's turn
            Pass: x cannot place a disk. [dismiss]
            o's turn
            o is thinking
            o plays c8, flips b8
            x 0, o 6
            o won
            """, end: .done, saved: saved("-11", [1: "ooo-----", 8: "ooo-----"])))
  }

  @Test func `C4.2 passes of a person are dismissed, too, until that person has to move`() throws {
    let played = try play(
      "", from: saved("x01", Ending.lightOnly), computer: ScriptedComputer("c1", "c8"))
    #expect(played.transcript.hasSuffix("o plays c8, flips b8\nx 0, o 6\no won"))
    let waiting = try play(
      "", from: saved("o10", Ending.darkOnly), computer: ScriptedComputer("c1", "c8"))
    #expect(waiting.transcript.hasSuffix("x plays c8, flips b8\nx 6, o 0\nx won"))
    #expect(waiting.end == .done)
  }

  @Test func `C4.2 computers stop where a person has to move`() throws {
    let played = try play("d3 &", from: saved("x01"), computer: ScriptedComputer("c3"))
    #expect(
      try played
        == Played(
          transcript: """
            x's turn
            x plays d3, flips d4
            x 4, o 1
            o's turn
            o is thinking
            o plays c3, flips d4
            x 3, o 3
            x's turn
            """, end: .done,
          saved: saved("x01", [3: "--ox----", 4: "---ox---", 5: "---xo---"])))
  }
}
