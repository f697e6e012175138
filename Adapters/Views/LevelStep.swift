import Domain
import UseCases

/// A step from a computer's level to the next one.
package enum LevelStep: Hashable, Sendable {
  /// To the level below.
  case easier
  /// To the level above.
  case harder

  /// Returns the level to which the step leads, or nil if there is none.
  func level(from level: Level) -> Level? {
    switch self {
    case .easier: Level(level.number - 1)
    case .harder: Level(level.number + 1)
    }
  }
}

extension ViewModel {
  /// The step that would make the next game closer, if the only person has won or lost against a
  /// computer by 20 disks or more; nil if there is none.
  package var offeredStep: LevelStep? {
    guard let result, let winner = result.winner, result.lead >= 20 else { return nil }
    let step: LevelStep
    let opponent: Mode
    switch (player(winner).mode, player(winner.flipped).mode) {
    case (.manual, let loser): (step, opponent) = (.harder, loser)
    case (let mode, .manual): (step, opponent) = (.easier, mode)
    default: return nil
    }
    guard case .computer(let level) = opponent, step.level(from: level) != nil else { return nil }
    return step
  }
}
