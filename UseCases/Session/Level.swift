/// How well a computer plays: a number from 0, by chance, to the highest (R9.1).
public struct Level: Hashable, Sendable {
  /// The number of the level.
  public var number: Int { Int(value) }

  /// Level 0: any legal square, by chance.
  public static let random = Level(valid: 0)
  /// All levels, the weakest first.
  public static let all = numbers.map { Level(valid: $0) }

  private static let numbers = 0...9
  private let value: UInt8

  /// Makes the level of a number; returns nil if there is none.
  public init?(_ number: Int) {
    guard Self.numbers.contains(number) else { return nil }
    self.init(valid: number)
  }

  private init(valid number: Int) { value = UInt8(number) }
}

extension Level: LosslessStringConvertible {
  /// Reads the number of a level, such as `4`; returns nil for anything else.
  public init?(_ description: String) {
    guard let level = Self.all.first(where: { $0.description == description }) else { return nil }
    self = level
  }

  /// The number of the level, such as `4`.
  public var description: String { "\(number)" }
}
