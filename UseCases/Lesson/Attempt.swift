public import Domain

/// A square that a person tries in the place of a mistake (R14.3).
public struct Attempt: Hashable, Sendable {
  /// The mistake.
  public let mistake: JudgedMove
  /// The square.
  public let square: Square
  /// How many disks the square costs, or nil until that is known.
  public internal(set) var loss: Int?

  /// Whether the square is as good as the best, as far as a player can tell.
  var isGood: Bool { loss.map { $0 <= Lesson.tolerance } ?? false }

  /// Learns what the square costs.
  ///
  /// What the analysis has said of the best square and of the mistake stands, whatever a second
  /// search says of them.
  mutating func learn(from values: Advice) {
    switch square {
    case mistake.advice.best.square: loss = 0
    case mistake.played.square: loss = mistake.loss
    default:
      let worth = values.moves.first { $0.square == square }?.worth
      loss = (values.best.worth?.lead ?? 0) - (worth?.lead ?? 0)
    }
  }
}
