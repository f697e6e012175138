public import Domain

/// Something that takes time and that a session waits for.
public enum Wait: Hashable, Sendable {
  /// The computer of the side to move is thinking, at a level.
  case thought(on: Record, at: Level)
  /// A computer is looking for advice about a game.
  case advice(on: Record, about: Advice.Question)
  /// The pass of a Computer side is up for a while, and is then dismissed by itself (R5.4).
  case pass(on: Game)
  /// The disk on a square of a move is being turned.
  case disk(Square, of: Move)
}

extension Session {
  /// What the session waits for, or nil if it waits for a person or the game is over.
  ///
  /// The loop of a front runs exactly one task for this value and cancels it when the value changes.
  public var wait: Wait? {
    if let showing { return .disk(showing.square, of: showing.move) }
    switch (game.status, game.turn.map { modes[$0] }) {
    case (.toMove, .computer(let level)): return .thought(on: record, at: level)
    case (.toMove, _), (.over, _):
      switch inquiry {
      case .hint: return .advice(on: record, about: .best)
      case .values: return .advice(on: record, about: .everyMove)
      case .analysis: return analysis?.wait
      case nil: return nil
      }
    case (.toPass, .computer): return isAutoPassing && question == nil ? .pass(on: game) : nil
    case (.toPass, _): return nil
    }
  }
}
