/// How well a computer plays (R9.1).
public enum Level: Int, Hashable, Sendable, CaseIterable {
  /// Any legal square, by chance.
  case random = 0
  /// The weakest computer that looks ahead.
  case one
  /// Looks a little further ahead.
  case two
  /// Plays like a beginner who pays attention.
  case three
  /// Plays like somebody who knows the game.
  case four
  /// Plays like somebody who has practiced for years.
  case five
  /// The strongest computer.
  case six
}

extension Level: Comparable {
  /// Returns whether the first level is weaker than the second.
  public static func < (first: Level, second: Level) -> Bool {
    first.rawValue < second.rawValue
  }
}

extension Level: LosslessStringConvertible {
  /// Reads a level's number, `0` to `6`; returns nil for anything else.
  public init?(_ description: String) {
    guard let level = Self.allCases.first(where: { $0.description == description }) else {
      return nil
    }
    self = level
  }

  /// The level's number, such as `4`.
  public var description: String { "\(rawValue)" }
}
