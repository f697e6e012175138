import Domain
import LiveFront
import TestSupport
import Testing

/// The cursor on the board (C6.44).
struct BoardCursorTests {
  @Test(arguments: [
    ("h8", (0, -1), "h5 g7", "h5"), ("h8", (0, -1), "h4 g7", "h4"), ("h8", (0, -1), "h3 g7", "g7"),
    ("h1", (0, 1), "h4 g2", "h4"), ("h1", (0, 1), "h5 g2", "g2"), ("h1", (0, 1), "h6 g2", "g2"),
    ("h8", (-1, 0), "e8 g7", "e8"), ("h8", (-1, 0), "d8 g7", "g7"), ("h8", (-1, 0), "c8 g7", "g7"),
    ("a1", (1, 0), "d1 b2", "d1"), ("a1", (1, 0), "e1 b2", "e1"), ("a1", (1, 0), "f1 b2", "b2"),
  ])
  func `C6.44 an arrow counts one step aside as three ahead, and takes the first of equals`(
    start: String, step: (Int, Int), legal: String, reached: String
  ) throws {
    var cursor = BoardCursor(try square(start))
    cursor.move(by: (columns: step.0, rows: step.1), over: SquareSet(try squares(legal)))
    #expect(cursor.square.description == reached)
  }

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
