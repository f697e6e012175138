import Domain
import Testing

/// The eight directions.
struct DirectionTests {
  /// One step in each direction: columns to the right and rows down.
  static let steps: [(direction: Direction, dx: Int, dy: Int)] = [
    (.upLeft, -1, -1), (.up, 0, -1), (.upRight, 1, -1), (.right, 1, 0),
    (.downRight, 1, 1), (.down, 0, 1), (.downLeft, -1, 1), (.left, -1, 0),
  ]

  @Test func `R1.4 the directions go round from up-left to left`() {
    #expect(Direction.allCases == Self.steps.map(\.direction))
  }

  @Test(arguments: steps)
  func `R1.3 one step leads to the neighbor and never around an edge`(
    direction: Direction, dx: Int, dy: Int
  ) {
    var neighbors = SquareSet.empty
    for square in SquareSet.all {
      let neighbor = SquareSet([Square(x: square.x + dx, y: square.y + dy)].compactMap(\.self))
      #expect(SquareSet(square).moved(direction) == neighbor, "\(square) \(direction)")
      neighbors = neighbors.union(neighbor)
    }
    #expect(SquareSet.all.moved(direction) == neighbors)
  }
}
