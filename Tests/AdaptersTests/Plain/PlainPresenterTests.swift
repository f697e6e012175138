import Adapters
import TestSupport
import Testing
import UseCases

/// The lines of each event, and of the trouble with a saved game (C2, R7.5, R7.6).
struct PlainPresenterTests {
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

  static let question = "Confirmation: do you really want to reset the game? [cancel/ok]"

  @Test func `R7.6 C2.10 a save that fails is told, play goes on, and the next save tries again`()
    throws
  {
    let played = try PlainTable(repository: FakeGameRepository(failingSaves: 1))
      .play(["d3", "c3"].map(InputLine.text))
    #expect(
      try played
        == Played(
          transcript: """
            x's turn
            2> reversi: line 1: Cannot save: the disk: No space left on device. Playing on.
            \(Told.d3)
            \(Told.c3)
            """, end: .done, saved: saved("x00").played("d3c3")))
  }
}
