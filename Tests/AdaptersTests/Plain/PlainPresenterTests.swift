import Adapters
import Domain
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// The first event of each game, and the brackets of a board (C2.1, C5.13).
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
  func `C2.1 the first event is the turn, the pass or the result`(
    header: String, rows: [Int: String], transcript: String
  ) throws {
    let output = RecordingOutput()
    let presenter = TablePresenter(output: output, boards: .asked, isScript: true)
    presenter.present(.started(.resumed), at: Table(Session(try saved(header, rows))))
    #expect(output.transcript == transcript)
  }

  @Test(arguments: [("a1", "  1(x)"), ("h8", " -(x)8"), ("d4", " -(x)- ")])
  func `C5.13 the brackets of the last disk fit at the edges, too`(name: String, drawn: String)
    throws
  {
    let last = try square(name)
    let row = (0..<8).map { $0 == last.x ? "x" : "-" }.joined()
    let board = try saved("x00", [last.y + 1: row]).game.board
    let lines = TableDrawing(board: board, picks: .empty, last: last).rows
    #expect(lines.contains { $0.contains(drawn) }, "\(lines)")
  }
}
