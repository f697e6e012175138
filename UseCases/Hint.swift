public import Domain

/// A computer's advice to a person who is to move (R9.6).
public struct Hint: Hashable, Sendable {
  /// How the game would end after the best move if both sides played well.
  public enum Worth: Hashable, Sendable {
    /// About so many disks more than the opponent; negative if they are fewer.
    case about(Int)
    /// Exactly so many disks more than the opponent; negative if they are fewer.
    case exactly(Int)
  }

  /// The best square.
  public let square: Square
  /// What the square is worth to the side that moves, or nil if the computer cannot say.
  public let worth: Worth?

  /// Makes a hint.
  public init(square: Square, worth: Worth? = nil) {
    self.square = square
    self.worth = worth
  }
}
