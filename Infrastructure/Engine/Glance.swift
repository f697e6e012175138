package import Domain

/// A position as a human sees it at a glance.
///
/// It ranks the moves by looking one move ahead, and finds those that overlook a corner.
package struct Glance: Sendable {
  /// The legal squares, best at a glance first.
  package let moves: [Square]
  /// The moves that overlook a corner.
  ///
  /// If a corner is legal, these are all other moves. Otherwise they are the moves that leave a
  /// corner to the opponent, unless all moves do.
  package let overlooking: SquareSet
  /// True if at least 16 squares are empty.
  ///
  /// With fewer, a human can count without errors.
  private let isOpen: Bool

  /// The best move, and the next two if they are less than a disk worse.
  private let nearBest: ArraySlice<Square>

  /// Creates a glance at a position.
  ///
  /// Moves that look equally good are in random order.
  package init(
    at position: Position, using generator: inout some RandomNumberGenerator
  ) {
    isOpen = position.emptySquares.count >= 16
    let legal = position.legalSquares
    let looks = legal.shuffled(using: &generator).map { square in
      let next = position.placing(at: square)
      return (square, worth: -Evaluation.learned.score(of: next, next.legalSquares))
    }
    let ranked = looks.sorted { $0.worth > $1.worth }
    moves = ranked.map(\.0)
    let best = ranked.first?.worth ?? 0
    nearBest = moves.prefix(ranked.prefix(3).count { $0.worth > best - Search.disk })
    let corners = legal.intersection(.corners)
    let leaving = SquareSet(
      legal.filter { !position.placing(at: $0).legalSquares.isDisjoint(with: .corners) })
    if !corners.isEmpty {
      overlooking = legal.subtracting(corners)
    } else {
      overlooking = leaving == legal ? .empty : leaving
    }
  }

  /// Returns the move that a human would play, including errors.
  ///
  /// An error is the second or third best move, or the best one that overlooks a corner. In the
  /// opening, returns one of the nearly equal best moves at random, so games vary. Returns `nil` if
  /// no move is legal.
  package func move(
    with errorRates: ErrorRates, inOpening isOpening: Bool,
    using generator: inout some RandomNumberGenerator
  ) -> Square? {
    guard isOpen else { return moves.first }
    if isOpening { return nearBest.randomElement(using: &generator) }
    if generator.percent < errorRates.overlookedCorners,
      let overlooked = moves.first(where: overlooking.contains)
    {
      return overlooked
    }
    if generator.percent < errorRates.missedBest,
      let other = moves.dropFirst().prefix(2).randomElement(using: &generator)
    {
      return other
    }
    return moves.first
  }
}

/// The error rates of a level, as percentages of its moves.
package struct ErrorRates: Hashable, Sendable {
  /// The rate of overlooking a corner where that is possible.
  package let overlookedCorners: Int
  /// The rate of playing the second or third best move instead of the best one.
  package let missedBest: Int

  package init(overlookedCorners: Int, missedBest: Int) {
    self.overlookedCorners = overlookedCorners
    self.missedBest = missedBest
  }
}

extension RandomNumberGenerator {
  /// A random number from 0 to 99.
  fileprivate var percent: Int {
    mutating get { Int.random(in: 0..<100, using: &self) }
  }
}
