/// A disk, named after the side that faces up; it also stands for the side of the game that plays
/// it.
public enum Disk: UInt8, Hashable, Sendable, CaseIterable {
  /// The dark side up (黒): the side that moves first.
  case dark
  /// The light side up (白).
  case light

  /// The two sides of the game, dark first (R1.7).
  public static let sides: [Disk] = [.dark, .light]

  /// The same disk with its other side up.
  @inlinable public var flipped: Disk { self == .dark ? .light : .dark }

  /// Turns the disk over.
  @inlinable public mutating func flip() {
    self = flipped
  }
}

extension Disk: LosslessStringConvertible {
  /// Reads the notation of a side: `x` is dark, `o` is light; returns nil for anything else.
  public init?(_ description: String) {
    switch description {
    case "x": self = .dark
    case "o": self = .light
    default: return nil
    }
  }

  /// The side in the notation of boards and moves: `x` for dark, `o` for light.
  public var description: String { self == .dark ? "x" : "o" }
}
