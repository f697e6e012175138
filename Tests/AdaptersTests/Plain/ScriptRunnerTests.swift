import Adapters
import TestSupport
import Testing

/// When a line of a script is read, and which lines are skipped (C4.1).
struct ScriptRunnerTests {
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

  @Test func `C4.1 lines are numbered as they stand in the input`() throws {
    let played = try play("\n# a comment\n&\n \t\n& # b\na1 # c\n#\nb2")
    #expect(
      played.transcript == """
        x's turn
        2> reversi: line 6: a1 is not a legal move for x; legal: d3 c4 f5 e6
        2> reversi: line 8: b2 is not a legal move for x; legal: d3 c4 f5 e6
        """)
  }

  @Test(arguments: ["", "  ", "\t", "# ok", "#", "&", " & ", "&# ok", "#&"])
  func `C4.1 a skipped line answers no question and dismisses no pass`(line: String) throws {
    let question = try play("reset\n\(line)\nok\n\(line)\nquit")
    #expect(
      question.transcript == """
        x's turn
        Confirmation: do you really want to reset the game? [cancel/ok]
        New game.
        x's turn
        """)
    let pass = try play("\(line)\nhistory\n\(line)\nquit", from: saved("x00", Ending.lightOnly))
    #expect(
      pass.transcript == """
        x's turn
        Pass: x cannot place a disk. [dismiss]
        no moves since this start
        """)
  }

  @Test(arguments: ["", "# c", "&"])
  func `C4.1 a skipped line after & still leaves the next one unsettled`(line: String) throws {
    let played = try play("d3 &\n\(line)\na1 &\n\(line)\na1 &\nquit")
    #expect(
      played.transcript == """
        x's turn
        x plays d3, flips d4
        2> reversi: line 3: a1 ignored: disks are still turning
        2> reversi: line 5: a1 ignored: disks are still turning
        """)
  }

  @Test func `C4.1 a lone & does not unsettle what comes after a settled line`() throws {
    let played = try play("d3\n&\nc3")
    #expect(
      played.transcript == """
        x's turn
        x plays d3, flips d4
        x 4, o 1
        o's turn
        o plays c3, flips d4
        x 3, o 3
        x's turn
        """)
  }

  @Test func `C4.1 in a comment, & means nothing`() throws {
    let played = try play("d3 # &\nhistory")
    #expect(
      played.transcript == """
        x's turn
        x plays d3, flips d4
        x 4, o 1
        o's turn
        d3
        """)
  }
}
