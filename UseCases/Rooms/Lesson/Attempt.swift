public import Domain
import UseCases

/// A square that the player tries instead of a mistake (R14.3).
public struct Attempt: Hashable, Sendable {
  /// The mistake that the try replaces.
  public let mistake: JudgedMove
  /// The square tried.
  public let square: Square
  /// The loss in disks, or `nil` until it is known.
  public private(set) var loss: Int?
  /// True if the square is good enough to solve the exercise.
  public private(set) var isGood = false
  /// True if the loss is exact.
  public private(set) var isExact = false

  package init(_ square: Square, against mistake: JudgedMove) {
    self.mistake = mistake
    self.square = square
  }

  /// Judges the square by the values of all moves.
  ///
  /// For the best square and the mistake, uses the analysis instead. A square that gives away a
  /// certain win or tie is not good.
  package mutating func learn(from values: Advice) {
    switch square {
    case mistake.advice.best.square: (loss, isGood, isExact) = (0, true, true)
    case mistake.played.square: (loss, isExact) = (mistake.loss, mistake.isExact)
    default:
      let tried = values.moves.first { $0.square == square }
      let leads = [values.best, tried].map { $0?.value?.lead ?? 0 }
      let cost = leads[0] - leads[1]
      isExact = values.best.isExact && tried?.isExact == true
      loss = min(cost, 64)
      isGood =
        cost <= Lesson.tolerance && !(isExact && leads[0].signum() != leads[1].signum())
    }
  }
}
