public import Domain

/// Something that takes time and that a session waits for.
public enum Wait: Hashable, Sendable {
  /// The computer of the side to move is thinking.
  case thought(on: Game)
  /// The disk on a square of a move is being turned.
  case disk(Square, of: Move)
}

extension Session {
  /// What the session waits for, or nil if it waits for a person or the game is over.
  ///
  /// The loop of a front runs exactly one task for this value and cancels it when the value changes.
  public var wait: Wait? {
    if let showing { return .disk(showing.square, of: showing.move) }
    return thinkingSide == nil ? nil : .thought(on: game)
  }
}
