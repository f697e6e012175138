import Domain
import LiveFront
import TestSupport
import Testing

/// The cursor on the board (C6.44).
struct BoardCursorTests {
  @Test(arguments: [
    (0, -1, "d3"), (0, 1, "d5"), (-1, 0, "c4"), (1, 0, "e4"),
  ])
  func `C6.44 without a legal square an arrow goes to the next square, up to the edge`(
    columns: Int, rows: Int, beside: String
  ) throws {
    var cursor = BoardCursor(try square("d4"))
    cursor.move(by: (columns, rows), over: .empty)
    #expect(cursor.square.description == beside)
    for _ in 0..<8 { cursor.move(by: (columns, rows), over: .empty) }
    let edge = try square(
      ["d3": "d1", "d5": "d8", "c4": "a4", "e4": "h4"][beside] ?? "")
    #expect(cursor.square == edge)
  }
}
