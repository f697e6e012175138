import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// The lines of each event, and of the trouble with a saved game (C2, R7.5, R7.6).
struct PlainPresenterTests {
  @Test func `C2.1 C2.2 C2.3 a move, the counts, the turn and a thought take one line each`() throws
  {
    let played = try play("white computer\nd3", computer: ScriptedComputer("c3"))
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
        """)
  }

  @Test func `C2.2 the flips of a move are listed in the order of R1.4`() throws {
    let rows = [
      2: "x-------", 3: "-o------", 4: "--ooo---", 5: "---ox---", 6: "-----oox", 7: "---ooo--",
      8: "--o-x---",
    ]
    let played = try play("e6", from: saved("x00", rows))
    #expect(
      played.transcript == """
        x's turn
        x plays e6, flips d5 c4 b3 f6 g6 e7
        x 11, o 5
        o's turn
        """)
  }

  @Test(arguments: [
    ("x00", Ending.darkWins, "x's turn\nx plays c1, flips b1\nx 3, o 0\nx won"),
    ("o00", Ending.lightWins, "o's turn\no plays c1, flips b1\nx 0, o 3\no won"),
    ("x00", Ending.tie, "x's turn\nx plays c1, flips b1\nx 3, o 3\nTied"),
  ])
  func `C2.3 the last move prints the counts, then the result`(
    header: String, rows: [Int: String], transcript: String
  ) throws {
    #expect(try play("c1", from: saved(header, rows)).transcript == transcript)
  }

  @Test(arguments: [
    ("x00", [:], "x's turn"),
    ("x01", [:], "x's turn"),
    ("x00", Ending.lightOnly, "x's turn\nPass: x cannot place a disk. [dismiss]"),
    ("x10", Ending.lightOnly, "x's turn\nPass: x cannot place a disk. [dismiss]"),
    ("o01", Ending.darkOnly, "o's turn\nPass: o cannot place a disk. [dismiss]"),
    ("-00", Ending.over, "x won"),
    ("x11", [8: "oo------"], "o won"),
    ("o11", [1: "xxxx----", 8: "----oooo"], "Tied"),
  ])
  func `C2.7 the first event is the turn, the pass or the result`(
    header: String, rows: [Int: String], transcript: String
  ) throws {
    #expect(try play("quit", from: saved(header, rows)).transcript == transcript)
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

  private var d3: ScriptedComputer { ScriptedComputer("d3") }

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

  @Test func `R6.3 C2.6 nothing is said about a thought that OK has stopped, then or later`() throws
  {
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

  @Test func `R7.6 a save that fails is told, play goes on, and the next save tries again`() throws
  {
    let repository = FakeGameRepository(failingSaves: 2)
    let lines = ["white computer", "d3", "white manual", "black manual"]
    let played = try PlainTable(repository: repository, computer: ScriptedComputer("c3"))
      .play(lines.map(InputLine.text))
    let failed = "Cannot save: the disk: No space left on device. Playing on."
    #expect(
      try played
        == Played(
          transcript: """
            x's turn
            2> reversi: line 1: \(failed)
            o is computer
            2> reversi: line 2: \(failed)
            x plays d3, flips d4
            x 4, o 1
            o's turn
            o is thinking
            o plays c3, flips d4
            x 3, o 3
            x's turn
            o is manual
            x is manual
            """, end: .done,
          saved: saved("x00").played("d3c3")))
  }
}
