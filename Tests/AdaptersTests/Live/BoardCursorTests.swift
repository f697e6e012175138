import Domain
import LiveFront
import TestSupport
import Testing

/// How many keys a pick takes (C6.44).
struct BoardCursorTests {
  private static let steps = [(0, -1), (0, 1), (-1, 0), (1, 0)]

  /// Returns how many arrows lead from a square to each that they reach.
  private func arrows(from start: Square, over squares: SquareSet) -> [Square: Int] {
    var lengths = [start: 0]
    var next = [start]
    while let square = next.first {
      next.removeFirst()
      for step in Self.steps {
        var cursor = BoardCursor(square)
        cursor.move(by: step, over: squares)
        if lengths[cursor.square] == nil {
          lengths[cursor.square] = (lengths[square] ?? 0) + 1
          next.append(cursor.square)
        }
      }
    }
    return lengths
  }

  @Test func `C6.44 over thousands of picks one takes three and a half keys, with Enter`() throws {
    var (keys, picks, unreached) = (0, 0, 0)
    for seed in 1...60 as ClosedRange<UInt64> {
      for (game, square) in RandomGame(seed: seed) {
        guard let square else { continue }
        let legal = game.legalSquares
        let start = try #require(legal.inTheMidst)
        #expect(legal.contains(start))
        let lengths = arrows(from: start, over: legal)
        // The first arrow shows the cursor, and what arrows do not reach is reached by Tab.
        picks += 1
        keys += 1 + (lengths[square] ?? 10) + 1
        unreached += lengths[square] == nil ? 1 : 0
      }
    }
    #expect(picks > 3000)
    #expect(Double(keys) / Double(picks) < 3.5)
    #expect(unreached * 500 < picks)
  }

  @Test func `C6.44 Tab goes through all legal squares, whether or not the cursor is on one`() {
    for (game, _) in RandomGame(seed: 7) where !game.legalSquares.isEmpty {
      guard let disk = game.board.squares(of: .dark).first else { continue }
      var cursor = BoardCursor(disk)
      let seen = (0..<game.legalSquares.count).map { _ in
        cursor.goToNext(of: game.legalSquares)
        return cursor.square
      }
      #expect(SquareSet(seen) == game.legalSquares)
    }
  }

  /// From a corner, a square so many ahead, and one ahead and one aside.
  @Test(arguments: [
    ("h8", (0, -1), "h5 g7", "h5"), ("h8", (0, -1), "h4 g7", "h4"), ("h8", (0, -1), "h3 g7", "g7"),
    ("h1", (0, 1), "h4 g2", "h4"), ("h1", (0, 1), "h5 g2", "g2"), ("h1", (0, 1), "h6 g2", "g2"),
    ("h8", (-1, 0), "e8 g7", "e8"), ("h8", (-1, 0), "d8 g7", "g7"), ("h8", (-1, 0), "c8 g7", "g7"),
    ("a1", (1, 0), "d1 b2", "d1"), ("a1", (1, 0), "e1 b2", "e1"), ("a1", (1, 0), "f1 b2", "b2"),
  ])
  func `C6.44 a square a row or column aside is as far as three ahead, of two as far the first`(
    start: String, step: (Int, Int), legal: String, reached: String
  ) throws {
    var cursor = BoardCursor(try square(start))
    cursor.move(by: (columns: step.0, rows: step.1), over: SquareSet(try squares(legal)))
    #expect(cursor.square.description == reached)
  }

  @Test(arguments: [
    (0, -1, "d3"), (0, 1, "d5"), (-1, 0, "c4"), (1, 0, "e4"),
  ])
  func `C6.44 where nothing can be picked an arrow goes to the square beside, up to the edge`(
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
