/// A computer's playing strength, from 0 (random) to 9.
package struct Level: Hashable, Sendable {
  /// The number of the level, 0 to 9.
  package let number: Int

  /// The level that a new player meets first.
  package static let first = Level(valid: 1)

  /// Level 0, which chooses legal squares at random (R2.10).
  package static let random = Level(valid: 0)

  private static let numbers = 0...9

  /// All levels, the weakest first.
  package static let all = numbers.map { Level(valid: $0) }

  /// Creates a level, or returns `nil` unless the number is 0 to 9.
  package init?(_ number: Int) {
    guard Self.numbers.contains(number) else { return nil }
    self.init(valid: number)
  }

  private init(valid number: Int) { self.number = number }
}

extension Level: LosslessStringConvertible {
  /// Creates a level from its digit, such as `4`.
  ///
  /// Returns `nil` for any other text.
  package init?(_ description: String) {
    guard description.utf8.count == 1, let number = Int(description) else { return nil }
    self.init(number)
  }

  /// The level's digit, such as `4`.
  package var description: String { "\(number)" }
}
