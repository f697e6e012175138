/// A computer's playing strength, from 0 (random) to 9 (R9.1).
public struct Level: Hashable, Sendable {
  /// The number of the level, 0 to 9.
  public var number: Int { Int(value) }

  /// Level 0, which chooses legal squares at random.
  public static let random = Level(valid: 0)
  /// All levels, weakest first.
  public static let all = numbers.map { Level(valid: $0) }

  private static let numbers = 0...9
  private let value: UInt8

  /// Creates a level, or returns `nil` unless the number is 0 to 9.
  public init?(_ number: Int) {
    guard Self.numbers.contains(number) else { return nil }
    self.init(valid: number)
  }

  private init(valid number: Int) { value = UInt8(number) }
}

extension Level: LosslessStringConvertible {
  /// Creates a level from its digit, such as `4`.
  ///
  /// Returns `nil` for any other text.
  public init?(_ description: String) {
    guard let level = Self.all.first(where: { $0.description == description }) else { return nil }
    self = level
  }

  /// The level's digit, such as `4`.
  public var description: String { "\(number)" }
}
