import Adapters
import TestSupport
import Testing
import UseCases

/// The first event of each game, and the brackets of a board (C2.7, C5.13).
struct PlainPresenterTests {
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

  @Test(arguments: [
    ("a1", [1: "-ox-----"], "  1(x)"), ("h8", [8: "-----xo-"], "x x(x)8"),
    ("d4", [4: "-----ox-", 5: "---o----", 6: "---x----"], "- -(x)- o"),
  ])
  func `C5.13 the brackets of the last disk fit at the edges, too`(
    name: String, rows: [Int: String], drawn: String
  ) throws {
    let played = try play(name, from: saved("x00", rows), boards: .turns).transcript
    #expect(played.contains(drawn))
  }
}
