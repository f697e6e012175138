import Adapters
import Domain
import Rooms
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

  /// Returns the step that would make the next game closer, if the only person has won, or lost,
  /// against a level by 20 disks or more; nil if there is none.
  static func offered(in table: borrowing Table) -> LevelStep? {
    guard case .over = table.session.phase, let person = table.modes.onlyPerson,
      let level = table.modes.opponent
    else { return nil }
    let board = table.game.board
    let lead = board.count(of: person) - board.count(of: person.flipped)
    let step = lead < 0 ? LevelStep.easier : .harder
    return abs(lead) < 20 || step.level(from: level) == nil ? nil : step
  }
}
