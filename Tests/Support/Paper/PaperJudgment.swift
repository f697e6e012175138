import Domain
import Rooms
import UseCases

/// What an analysis says of a move (R11.2).
package struct PaperJudgment: Equatable, Sendable {
  /// The game before the move.
  let before: Record
  let side: Disk
  let played: ValuedMove
  /// How the game goes on after the move, as far as that is known.
  let following: [Record.Step]
  let advice: Advice
  /// How many disks the move has cost, at most 64.
  let loss: Int

  init(_ move: JudgedMove) {
    (before, side, played) = (move.before, move.side, move.played)
    (following, advice, loss) = (move.following, move.advice, move.loss)
  }

  /// Judges a move by what every move is worth.
  init(unchanged values: Advice, before: Record, side: Disk, played: ValuedMove) {
    (self.before, self.side, self.played, advice) = (before, side, played, values)
    following = []
    loss = min(64, (values.best.worth?.lead ?? 0) - (played.worth?.lead ?? 0))
  }

  /// Judges a move: what is known of it is told with the advice, and it has cost how much more the
  /// best one is worth.
  init(
    before: Record, side: Disk, played: ValuedMove, following: [Record.Step], advice: Advice
  ) {
    (self.before, self.side, self.played) = (before, side, played)
    self.following = following
    self.advice = advice.corrected(by: played, then: following)
    let leads = [self.advice.best, played].map { $0.worth?.lead ?? 0 }
    loss = played.worth == nil ? 0 : min(64, leads[0] - leads[1])
  }
}
