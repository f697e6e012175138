import Domain
import Testing

/// The eight directions.
struct DirectionTests {
  /// One step in each direction: columns to the right and rows down.
  static let steps: [Direction: (dx: Int, dy: Int)] = [
    .upLeft: (-1, -1), .up: (0, -1), .upRight: (1, -1), .right: (1, 0),
    .downRight: (1, 1), .down: (0, 1), .downLeft: (-1, 1), .left: (-1, 0),
  ]

  @Test func `R1.4 the directions go round from up-left to left`() {
    #expect(
      Direction.allCases == [.upLeft, .up, .upRight, .right, .downRight, .down, .downLeft, .left])
  }

  @Test(arguments: Direction.allCases)
  func `R1.3 one step leads to the neighbor and never around an edge`(
    direction: Direction
  ) throws {
    let step = try #require(Self.steps[direction])
    for square in SquareSet.all {
      let neighbor = Square(x: square.x + step.dx, y: square.y + step.dy)
      #expect(
        Array(SquareSet(square).moved(direction)) == [neighbor].compactMap { $0 },
        "\(square) \(direction)")
    }
  }

  @Test(arguments: Direction.allCases)
  func `R1.3 many squares step as each does alone`(direction: Direction) {
    let checkered = SquareSet(bits: 0xaa55_aa55_aa55_aa55)
    for set in [SquareSet.all, .empty, checkered, checkered.inverted] {
      let alone = set.map { SquareSet($0).moved(direction) }
      #expect(set.moved(direction) == alone.reduce(.empty) { $0.union($1) })
    }
  }

  @Test(arguments: Direction.allCases)
  func `R1.3 eight steps in any direction leave the board`(direction: Direction) {
    var set = SquareSet.all
    for _ in 0..<7 { set = set.moved(direction) }
    #expect(!set.isEmpty)
    #expect(set.moved(direction).isEmpty)
  }
}
