import Adapters
import Rooms
import UseCases

/// The mark of a move that has cost disks (C6.35).
package enum MoveGrade: String, CaseIterable, Sendable {
  /// A move that may be a mistake.
  case doubtful = "?!"
  /// A mistake.
  case mistake = "?"
  /// A move that can decide a game on its own.
  case blunder = "??"

  /// The smallest loss with this mark, in disks.
  ///
  /// A lead of 24 disks decides a game (R11.6), so the marks begin at an eighth, a quarter, and a
  /// half of that. Smaller losses often lie within the error of estimates.
  package var leastLoss: Int {
    switch self {
    case .doubtful: JudgedMove.leastLossOfMistake
    case .mistake: 6
    case .blunder: 12
    }
  }

  /// Creates the mark for a loss in disks, or `nil` if it is too small.
  package init?(loss: Int) {
    guard let mark = Self.allCases.last(where: { loss >= $0.leastLoss }) else { return nil }
    self = mark
  }
}
