import Adapters
import TestSupport
import Testing

/// What is printed of the game itself (C2).
struct GameEventTests {
  @Test func `C2.1 C2.2 C2.3 a move, the counts, the turn and a thought are a line each`() throws {
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

  @Test func `C2.7 the first event tells that a computer is thinking`() throws {
    let played = try play("quit", from: saved("x10"), computer: ScriptedComputer("d3"))
    #expect(played.transcript.hasPrefix("x's turn\nx is thinking\nx plays d3, flips d4\n"))
  }

  @Test func `C2.6 a pass is announced after the turn of the side that must pass`() throws {
    let played = try play("c1\ndismiss\nc8", from: saved("x00", Ending.darkOnly))
    #expect(
      played.transcript == """
        x's turn
        x plays c1, flips b1
        x 4, o 1
        o's turn
        Pass: o cannot place a disk. [dismiss]
        x's turn
        x plays c8, flips b8
        x 6, o 0
        x won
        """)
  }

  @Test func `R3.1 with a disk time of zero a move is shown at once`() throws {
    let played = try play("d3 &\nc3 &\nquit", pace: Pace(disk: .zero))
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
}
