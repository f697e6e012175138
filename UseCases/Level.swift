/// How well a computer plays: a number from 0, by chance, to 6, the strongest (R9.1).
public struct Level: Hashable, Sendable {
  /// The number of the level, 0 to 6.
  public let number: Int

  /// Level 0: any legal square, by chance.
  public static let random = all[0]
  /// The highest level.
  public static let strongest = all[6]
  /// All levels, the weakest first.
  public static let all = numbers.compactMap { Level($0) }

  private static let numbers = 0...6

  /// Makes the level of a number; returns nil unless it is from 0 to 6.
  public init?(_ number: Int) {
    guard Self.numbers.contains(number) else { return nil }
    self.number = number
  }
}

extension Level: LosslessStringConvertible {
  /// Reads the number of a level, a digit from `0` to `6`; returns nil for anything else.
  public init?(_ description: String) {
    guard let level = Self.all.first(where: { $0.description == description }) else { return nil }
    self = level
  }

  /// The number of the level, such as `4`.
  public var description: String { "\(number)" }
}
