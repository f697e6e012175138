/// Iterates over the squares of a move in the order in which they are shown (R1.4).
public struct ShowingOrder: Hashable, Sendable, Sequence, IteratorProtocol {
  private let placed: SquareSet
  private let flips: SquareSet
  private var line = Direction.upLeft
  private var last = SquareSet.empty

  /// Begins before the first square of a move.
  public init(of move: Move) {
    placed = SquareSet(move.square)
    flips = move.flips
  }

  /// Returns the next square, or nil after the last: the placed one, then the flipped ones line by
  /// line, the nearest first.
  public mutating func next() -> Square? {
    var next = last.isEmpty ? placed : last.moved(line).intersection(flips)
    while next.isEmpty {
      guard let following = Direction(rawValue: line.rawValue + 1) else { return nil }
      line = following
      next = placed.moved(line).intersection(flips)
    }
    last = next
    return next.first
  }
}
