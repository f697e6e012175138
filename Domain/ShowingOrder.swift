/// Iterates over the squares of a move in the order in which they are shown (R1.4).
package struct ShowingOrder: Hashable, Sendable, Sequence, IteratorProtocol {
  private let placed: SquareSet
  private let flips: SquareSet
  /// The direction of the line in which the flipped squares are given now.
  private var direction = Direction.upLeft
  /// The square that was given last; empty before the first.
  private var last = SquareSet.empty

  /// Begins before the first square of a move.
  package init(of move: Move) {
    placed = SquareSet(move.square)
    flips = move.flips
  }

  /// Returns the next square, or nil after the last: the placed one, then the flipped ones line by
  /// line, the nearest first.
  package mutating func next() -> Square? {
    var square = last.isEmpty ? placed : last.moved(direction).intersection(flips)
    while square.isEmpty {
      guard let following = Direction(rawValue: direction.rawValue + 1) else { return nil }
      direction = following
      square = placed.moved(direction).intersection(flips)
    }
    last = square
    return square.first
  }
}
