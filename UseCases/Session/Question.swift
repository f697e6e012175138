public import Domain

/// What is asked before something that may be a slip.
public enum Question: Hashable, Sendable {
  /// Whether both sides are to be Manual in a new game (R6.2).
  case reset
  /// Whether the same players are to begin another game (R6.5).
  case again
  /// Whether a square is to be played that the coach has warned of (R15.2).
  case play(Square)

  /// The answers to a question.
  public enum Answer: Hashable, Sendable, CaseIterable {
    /// The game goes on as it is.
    case cancel
    /// A new game starts, or the square is played.
    case ok
  }
}
