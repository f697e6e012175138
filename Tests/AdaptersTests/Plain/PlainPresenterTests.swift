import Adapters
import Domain
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// The brackets of a board (C5.13).
struct PlainPresenterTests {
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
