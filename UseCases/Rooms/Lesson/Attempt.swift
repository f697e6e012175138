public import Domain
import UseCases

/// A square that a person tries in the place of a mistake (R14.3).
public struct Attempt: Hashable, Sendable {
  /// The mistake.
  public let mistake: JudgedMove
  /// The square.
  public let square: Square
  /// How many disks the square costs, or nil until that is known.
  public private(set) var loss: Int?
  /// Whether the square is as good as the best, as far as a player can tell.
  public private(set) var isGood = false
  /// Whether the cost is certain.
  public private(set) var isExact = false

  /// Tries a square.
  init(_ square: Square, against mistake: JudgedMove) {
    self.mistake = mistake
    self.square = square
  }

  /// Learns what the square costs.
  ///
  /// The analysis has the last word about the best square and the mistake. A square that gives a
  /// certain win or a certain tie away is not good, however little it costs.
  mutating func learn(from values: Advice) {
    switch square {
    case mistake.advice.best.square: (loss, isGood, isExact) = (0, true, true)
    case mistake.played.square: (loss, isExact) = (mistake.loss, mistake.isExact)
    default:
      let tried = values.moves.first { $0.square == square }
      let leads = [values.best, tried].map { $0?.worth?.lead ?? 0 }
      let cost = leads[0] - leads[1]
      isExact = values.best.isExact && tried?.isExact == true
      loss = min(cost, 64)
      isGood =
        cost <= Lesson.tolerance && !(isExact && leads[0].signum() != leads[1].signum())
    }
  }
}
