import Adapters
import Rooms
import UseCases

/// The mark behind a move that has cost something (C6.35).
package enum MoveMark: String, CaseIterable, Sendable {
  /// A move that may be a mistake.
  case doubtful = "?!"
  /// A mistake.
  case mistake = "?"
  /// A move that by itself can decide a game.
  case blunder = "??"

  /// The disks that a move must have cost.
  ///
  /// A lead of 24 disks decides a game (R11.6): these are an eighth, a quarter and a half of it.
  /// Below the first, two estimates of one game often differ by as much.
  package var leastLoss: Int {
    switch self {
    case .doubtful: JudgedMove.leastLossOfMistake
    case .mistake: 6
    case .blunder: 12
    }
  }

  /// The mark of a move that has cost so many disks, or nil if it has none.
  package init?(loss: Int) {
    guard let mark = Self.allCases.last(where: { loss >= $0.leastLoss }) else { return nil }
    self = mark
  }
}
