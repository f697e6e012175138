import TestSupport
import Testing

/// When a line of a script is read (C4.1).
struct SettlingTests {
  @Test func `C4.1 a line is read when no disk turns and no computer thinks`() throws {
    let played = try play("white computer\nd3\nhistory", computer: ScriptedComputer("c3"))
    #expect(
      played.transcript == """
        x's turn
        o is computer
        x plays d3, flips d4
        x 4, o 1
        o's turn
        o is thinking
        o plays c3, flips d4
        x 3, o 3
        x's turn
        d3c3
        """)
  }

  @Test func `C4.1 the first line waits for the computer, too`() throws {
    let played = try play("history", from: saved("x10"), computer: ScriptedComputer("d3"))
    #expect(
      played.transcript == """
        x's turn
        x is thinking
        x plays d3, flips d4
        x 4, o 1
        o's turn
        d3
        """)
  }

  @Test func `C4.1 the line after & is read without settling`() throws {
    let played = try play("d3&\nhistory &\na1 & # turning\nc3")
    #expect(
      played.transcript == """
        x's turn
        x plays d3, flips d4
        d3
        2> reversi: line 3: a1 ignored: disks are still turning
        2> reversi: line 4: c3 ignored: disks are still turning
        x 4, o 1
        o's turn
        """)
  }

  @Test func `C4.1 the reset question stops no computer, and does not unsettle`() throws {
    let played = try play(
      "white computer &\nd3 &\nreset\nhistory\nno", computer: ScriptedComputer("c3"))
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
        d3c3
        Reset cancelled.
        """)
  }
}
