import Domain
import Rooms
import UseCases

/// What an analysis says of a move (R11.2).
package struct PaperJudgment: Equatable, Sendable {
  /// The game before the move.
  let before: Record
  let side: Disk
  let played: ValuedMove
  let advice: Advice
  /// How many disks the move has cost.
  let loss: Int

  init(_ move: JudgedMove) {
    (before, side, played) = (move.before, move.side, move.played)
    (advice, loss) = (move.advice, move.loss)
  }

  /// Judges a move by what every move is worth.
  init(unchanged values: Advice, before: Record, side: Disk, played: ValuedMove) {
    (self.before, self.side, self.played, advice) = (before, side, played, values)
    loss = (values.best.worth?.lead ?? 0) - (played.worth?.lead ?? 0)
  }

  /// Judges a move: what is known of it is told with the advice, and it has cost how much more the
  /// best one is worth.
  init(before: Record, side: Disk, played: ValuedMove, advice: Advice) {
    (self.before, self.side, self.played) = (before, side, played)
    self.advice = advice.corrected(by: played)
    let leads = [self.advice.best, played].map { $0.worth?.lead ?? 0 }
    loss = played.worth == nil ? 0 : leads[0] - leads[1]
  }
}
