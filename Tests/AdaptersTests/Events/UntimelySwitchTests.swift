import Adapters
import TestSupport
import Testing

/// Modes that are set at untimely moments (R2.1, R2.6, R8.3).
struct UntimelySwitchTests {
  @Test func `R2.6 a switch while disks are shown counts when the next turn begins`() throws {
    let played = try play("d3 &\nwc &\nbc &\nbm &\nwait 0.5\nwm &\nquit")
    #expect(
      played.transcript == """
        x's turn
        x plays d3, flips d4
        o is computer
        x is computer
        x is manual
        x 4, o 1
        o's turn
        o is thinking
        o is manual
        o stopped thinking
        """)
  }

  @Test func `R8.3 a switch under a pass changes the mode, and the pass stays`() throws {
    let played = try play("bc\nbm\nbc\na8\nok\nquit", from: saved("x00", Ending.lightOnly))
    #expect(
      played.transcript == """
        x's turn
        Pass: x cannot place a disk. [dismiss]
        x is computer
        x is manual
        x is computer
        2> reversi: line 4: a8 ignored: dismiss the pass first
        o's turn
        """)
  }

  @Test func `R2.1 a switch after the game counts and starts no thought`() throws {
    let played = try play("bc\nwc", from: saved("-00", Ending.over))
    #expect(played.transcript == "x won\nx is computer\no is computer")
    #expect(try played.saved == saved("-11", Ending.over))
  }
}
