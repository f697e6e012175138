import Adapters
import TestSupport
import Testing

/// What is printed of the reset question and what goes on beneath it (C2, R6).
struct QuestionEventTests {
  static let question = "Confirmation: do you really want to reset the game? [cancel/ok]"

  @Test func `C3.8 reset under the question prints the question again`() throws {
    let played = try play("reset\nnew\nreset\nno")
    #expect(
      played.transcript
        == "x's turn\n\(Self.question)\n\(Self.question)\n\(Self.question)\nReset cancelled.")
  }

  @Test func `R6.2 C2.8 a turn under the question begins with its message and its thinking`() throws
  {
    let played = try play("wc\nd3 &\nreset &\nwait 0.5\na1 &\nno &\na1 &\nquit")
    #expect(
      played.transcript == """
        x's turn
        o is computer
        x plays d3, flips d4
        \(Self.question)
        x 4, o 1
        o's turn
        o is thinking
        2> reversi: line 5: a1 ignored: answer the reset question first
        Reset cancelled.
        2> reversi: line 7: a1 ignored: o is thinking
        """)
  }

  @Test func `R6.4 C2.8 a pass due under the question is announced after Reset cancelled`() throws {
    let played = try play("c1 &\nreset\nno\nok\nquit", from: saved("x00", Ending.darkOnly))
    #expect(
      played.transcript == """
        x's turn
        x plays c1, flips b1
        \(Self.question)
        x 4, o 1
        o's turn
        Reset cancelled.
        Pass: o cannot place a disk. [dismiss]
        x's turn
        """)
  }

  @Test func `C2.8 a pass that was up is announced again after Reset cancelled`() throws {
    let played = try play("reset\nno\nreset\nno\nquit", from: saved("x10", Ending.lightOnly))
    let pass = "Pass: x cannot place a disk. [dismiss]"
    #expect(
      played.transcript == """
        x's turn
        \(pass)
        \(Self.question)
        Reset cancelled.
        \(pass)
        \(Self.question)
        Reset cancelled.
        \(pass)
        """)
  }

  @Test func `C3.4 ok answers the reset question and never the pass beneath it`() throws {
    let played = try play("reset\nok\nok", from: saved("x11", Ending.lightOnly))
    #expect(
      try played
        == Played(
          transcript: """
            x's turn
            Pass: x cannot place a disk. [dismiss]
            \(Self.question)
            New game.
            x's turn
            2> reversi: line 3: ok ignored: nothing to answer
            """, end: .done, saved: saved("x00")))
  }

  @Test func `R6.3 C2.6 nothing is said of a thought that OK has stopped, then or later`() throws {
    let played = try play("bc &\nwait 1\nreset &\nok &\nwait 10\nd3 &\nquit")
    #expect(
      played.transcript == """
        x's turn
        x is computer
        x is thinking
        \(Self.question)
        New game.
        x's turn
        x plays d3, flips d4
        """)
  }

  @Test func `R6.1 the question can be asked after the game`() throws {
    let played = try play("reset\nno\nreset\nyes", from: saved("-11", Ending.over))
    #expect(
      played.transcript
        == "x won\n\(Self.question)\nReset cancelled.\n\(Self.question)\nNew game.\nx's turn")
    #expect(try played.saved == saved("x00"))
  }
}
