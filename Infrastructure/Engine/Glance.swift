package import Domain

/// What a person sees of a position at a glance: how good each move looks one move ahead, and which
/// of them overlook a corner.
package struct Glance: Sendable {
  /// The legal squares, the best at a glance first.
  package let moves: [Square]
  /// The moves with which a corner is overlooked: where one can be taken, all that take none;
  /// otherwise those that leave one to the opponent, if others leave none.
  package let overlooking: SquareSet
  /// Whether so many squares are empty that slips happen; fewer can be counted.
  private let isOpen: Bool

  /// The moves that look nearly as good as the best, of the best three: none is a disk worse.
  private let nearBest: ArraySlice<Square>

  /// Looks at a position; moves that look as good as one another are in an order by chance.
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

  /// Returns the best move at a glance or, as often as slips happen, one of those that look second
  /// and third best, or the best with which a corner is overlooked; nil if no move is legal.
  ///
  /// In the opening it is any of the best three that is nearly as good, so that no two games are
  /// the same.
  package func move(
    with slips: Slips, inOpening isOpening: Bool,
    using generator: inout some RandomNumberGenerator
  ) -> Square? {
    guard isOpen else { return moves.first }
    if isOpening { return nearBest.randomElement(using: &generator) }
    if generator.percent < slips.overlookedCorners,
      let overlooked = moves.first(where: overlooking.contains)
    {
      return overlooked
    }
    if generator.percent < slips.missedBest,
      let other = moves.dropFirst().prefix(2).randomElement(using: &generator)
    {
      return other
    }
    return moves.first
  }
}

/// How often a player errs as people do, in a hundred moves.
package struct Slips: Hashable, Sendable {
  /// How often a corner is overlooked where there is one to overlook.
  package let overlookedCorners: Int
  /// How often the second or third best move at a glance is played instead of the best.
  package let missedBest: Int

  /// Makes slips.
  package init(overlookedCorners: Int, missedBest: Int) {
    self.overlookedCorners = overlookedCorners
    self.missedBest = missedBest
  }
}

extension RandomNumberGenerator {
  /// A number from 0 to 99, each as likely as the others.
  fileprivate var percent: Int {
    mutating get { Int.random(in: 0..<100, using: &self) }
  }
}
