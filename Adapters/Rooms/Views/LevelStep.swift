import Adapters
import Domain
import Rooms
import UseCases

/// A step to the next easier or harder level.
package enum LevelStep: Hashable, Sendable {
  case easier
  case harder

  /// Returns the next level, or `nil` at the end of the range.
  func level(from level: Level) -> Level? {
    switch self {
    case .easier: Level(level.number - 1)
    case .harder: Level(level.number + 1)
    }
  }

  /// Returns the step toward a closer game, or `nil`.
  ///
  /// Offers a step after the only human wins or loses by 20 disks or more.
  static func offered(in table: borrowing Table) -> LevelStep? {
    guard case .over = table.session.phase, let human = table.modes.soleHumanSide,
      let level = table.modes.opponent
    else { return nil }
    let board = table.game.board
    let lead = board.count(of: human) - board.count(of: human.flipped)
    let step = lead < 0 ? LevelStep.easier : .harder
    return abs(lead) < 20 || step.level(from: level) == nil ? nil : step
  }
}
