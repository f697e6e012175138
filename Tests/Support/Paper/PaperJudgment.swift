import Domain
import Rooms
import UseCases

/// The reference judgment of a move (R11.2).
package struct PaperJudgment: Equatable, Sendable {
  let before: Record
  let side: Disk
  let played: ValuedMove
  /// The known line after the move.
  let following: [Record.Step]
  let advice: Advice
  /// The loss in disks, at most 64.
  let loss: Int

  init(_ move: JudgedMove) {
    (before, side, played) = (move.before, move.side, move.played)
    (following, advice, loss) = (move.following, move.advice, move.loss)
  }

  /// Creates a judgment from the values of every move.
  init(unchanged values: Advice, before: Record, side: Disk, played: ValuedMove) {
    (self.before, self.side, self.played, advice) = (before, side, played, values)
    following = []
    loss = min(64, (values.best.value?.lead ?? 0) - (played.value?.lead ?? 0))
  }

  /// Creates a judgment from advice and the known value of the move.
  init(
    before: Record, side: Disk, played: ValuedMove, following: [Record.Step], advice: Advice
  ) {
    (self.before, self.side, self.played) = (before, side, played)
    self.following = following
    self.advice = advice.corrected(by: played, then: following)
    let leads = [self.advice.best, played].map { $0.value?.lead ?? 0 }
    loss = played.value == nil ? 0 : min(64, leads[0] - leads[1])
  }
}
