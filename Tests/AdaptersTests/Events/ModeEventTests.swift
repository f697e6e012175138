import Adapters
import TestSupport
import Testing

/// What is printed when a mode is set (C2, R2.1, R2.5, R2.6).
struct ModeEventTests {
  @Test func `C2.4 a switch of the side on turn prints its mode, then whether it thinks`() throws {
    let played = try play("bc &\nbm &\nbc &\nbm &\nwc &\nwm")
    #expect(
      played.transcript == """
        x's turn
        x is computer
        x is thinking
        x is manual
        x stopped thinking
        x is computer
        x is thinking
        x is manual
        x stopped thinking
        o is computer
        o is manual
        """)
  }

  @Test func `C2.5 a switch to the same mode prints its line and spares the thought`() throws {
    let played = try play(
      "bm\nwm\nbc &\nwait 1\nbc &\nwait 1\na1 &\nquit", computer: ScriptedComputer("d3"))
    #expect(
      played.transcript == """
        x's turn
        x is manual
        o is manual
        x is computer
        x is thinking
        x is computer
        x plays d3, flips d4
        2> reversi: line 7: a1 ignored: disks are still turning
        """)
  }

  @Test func `C2.4 the bare word for a side reports its mode and changes nothing`() throws {
    let played = try play("black\ndark\nwhite\nlight\nbc &\nblack &\nwait 2\nquit", computer: d3)
    #expect(
      played.transcript == """
        x's turn
        x is manual
        x is manual
        o is manual
        o is manual
        x is computer
        x is thinking
        x is computer
        x plays d3, flips d4
        """)
  }

  @Test func `R2.4 a switch under the question starts and stops the thinking`() throws {
    let played = try play("reset &\nbc &\nwait 1.9\nbm &\nbc &\nwait 2\nquit", computer: d3)
    #expect(
      played.transcript == """
        x's turn
        Confirmation: do you really want to reset the game? [cancel/ok]
        x is computer
        x is thinking
        x is manual
        x stopped thinking
        x is computer
        x is thinking
        x plays d3, flips d4
        """)
  }

  private var d3: ScriptedComputer { ScriptedComputer("d3") }
}
