import Adapters
import Rooms
import UseCases

/// The mark of a costly move (C6.35).
package enum MoveGrade: String, CaseIterable, Sendable {
  /// A move that may be a mistake.
  case doubtful = "?!"
  case mistake = "?"
  /// A move that can decide a game by itself.
  case blunder = "??"

  /// The smallest loss with this mark, in disks.
  ///
  /// A lead of 24 disks decides a game (R11.6), so the marks start at an eighth, a quarter, and
  /// half of that. Smaller losses are often within the error of an estimate.
  package var leastLoss: Int {
    switch self {
    case .doubtful: JudgedMove.leastLossOfMistake
    case .mistake: 6
    case .blunder: 12
    }
  }

  /// Creates the mark for a loss in disks, or returns `nil` for a small loss.
  package init?(loss: Int) {
    guard let mark = Self.allCases.last(where: { loss >= $0.leastLoss }) else { return nil }
    self = mark
  }
}
