import Adapters
import TestSupport
import Testing

/// Lines that are counted and otherwise as if not there (C4.1).
struct SkippedLineTests {
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
