package import Domain
import UseCases

/// A move, with the computer's advice on the position before it.
package struct JudgedMove: Hashable, Sendable {
  /// The record before the move.
  package let before: Record
  /// The side that moved.
  package let side: Disk
  /// The move, with the value of the position after it.
  package let played: ValuedMove
  /// The line after the move, or empty if unknown.
  package let following: [Record.Step]
  /// The advice on the position before the move.
  package let advice: Advice

  package init(
    before: Record, side: Disk, played: ValuedMove, following: [Record.Step], advice: Advice
  ) {
    self.before = before
    self.side = side
    self.played = played
    self.following = following
    self.advice = advice
  }

  /// The number of disks that the move lost, at most 64, or 0 if unknown.
  package var loss: Int {
    guard played.value != nil else { return 0 }
    return min(lead(advice.best) - lead(played), 64)
  }

  /// The smallest loss, in disks, that counts as a mistake.
  ///
  /// Estimates of the same position often differ by less.
  package static let leastLossOfMistake = 3
  /// True if the loss is at least `leastLossOfMistake`.
  package var isMistake: Bool { loss >= Self.leastLossOfMistake }
  /// The number of the move in the game.
  package var number: Int { before.game.moveNumber }
  /// True if the loss is exact.
  package var isExact: Bool {
    played.isExact && advice.best.isExact
  }

  package var wasLost: Bool { advice.best.isExact && lead(advice.best) < 0 }

  /// The loss, with leads capped at 24 disks (R11.6).
  var weight: Int { decidedLead(advice.best) - decidedLead(played) }

  /// Returns whether the move gives up a proven lead of at least `least` disks.
  ///
  /// If `least` is 0, a proven tie also counts.
  func givesAway(leadOf least: Int) -> Bool {
    isExact && lead(advice.best) >= least && lead(played) < least
  }

  /// True if the move took the side from even or ahead to behind.
  var fallsBehind: Bool { lead(advice.best) >= 0 && lead(played) < 0 }

  /// Returns the lead after a move, capped at 24 disks.
  ///
  /// A lead of 24 disks decides a game, so any certain lead counts as 24.
  private func decidedLead(_ move: ValuedMove) -> Int {
    switch move.value {
    case .exact(let lead): return lead.signum() * 24
    case .estimate(let lead): return min(max(-24, lead), 24)
    case nil: return 0
    }
  }

  private func lead(_ move: ValuedMove) -> Int {
    move.value?.lead ?? 0
  }
}
