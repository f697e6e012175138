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
  /// against a level by 20 disks or more, or the last two games; nil if there is none.
  static func offered(in session: borrowing Session) -> LevelStep? {
    guard let (level, leads) = session.resultsAgainstLevel else { return nil }
    let step: LevelStep
    switch (leads[0], leads.dropFirst().first ?? 0) {
    case (20..., _), (1..., 1...): step = .harder
    case (...(-20), _), (..<0, ..<0): step = .easier
    default: return nil
    }
    return step.level(from: level) == nil ? nil : step
  }
}
