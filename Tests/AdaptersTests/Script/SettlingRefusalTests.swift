import TestSupport
import Testing

/// Refused lines, and what is up while a line is read (C4.1).
struct SettlingRefusalTests {
  @Test func `C4.1 a pass may be up when a line is read`() throws {
    let played = try play("history\nblack\nquit", from: saved("x11", Ending.lightOnly))
    #expect(
      played.transcript == """
        x's turn
        Pass: x cannot place a disk. [dismiss]
        no moves since this start
        x is computer
        """)
  }

  @Test func `C4.1 a refused line settles like any other`() throws {
    let played = try play("d3 &\na1\nhistory\nc3 &\nwait x\nhistory\nc4 &\nwait &\nhistory")
    #expect(
      played.transcript == """
        x's turn
        x plays d3, flips d4
        2> reversi: line 2: a1 ignored: disks are still turning
        x 4, o 1
        o's turn
        d3
        o plays c3, flips d4
        2> reversi: line 5: wait needs a number of seconds, like wait 0.5
        x 3, o 3
        x's turn
        d3c3
        x plays c4, flips d4
        2> reversi: line 8: wait needs a number of seconds, like wait 0.5
        d3c3c4
        x 5, o 2
        o's turn
        """)
  }
}
