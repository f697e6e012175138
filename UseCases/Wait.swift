public import Domain

/// Something that takes time and that a session waits for.
public enum Wait: Hashable, Sendable {
  /// Our computer is thinking about the move of the side on turn, at a level.
  case thought(on: Record, at: Level)
  /// The guest of the side on turn is thinking about its move.
  case guest(on: Record)
  /// A computer is looking for advice about a game.
  case advice(on: Record, about: Advice.Question)
  /// The pass of a Computer side is up for a while, and is then dismissed by itself (R5.5).
  case pass(on: Game)
  /// The disk on a square of a move is being turned.
  case disk(Square, of: Move)

  /// Whether a computer or a guest is thinking about its move.
  var isThought: Bool {
    switch self {
    case .thought, .guest: true
    case .advice, .pass, .disk: false
    }
  }
}

extension Session {
  /// What the game waits for, or nil if it waits for a person or is over.
  ///
  /// The loop of a front runs exactly one task for this, and cancels it when something else is
  /// awaited.
  public var wait: Wait? {
    if earlier != nil { return advice }
    if let showing { return .disk(showing.square, of: showing.move) }
    switch game.status {
    case .toMove(let side):
      switch modes[side] {
      case .computer(let level): return .thought(on: record, at: level)
      case .guest: return .guest(on: record)
      case .manual: return advice
      }
    case .toPass(let side):
      let isDismissed = isAutoPassing && modes[side] != .manual && question == nil
      return isDismissed ? .pass(on: game) : nil
    case .over: return advice
    }
  }

  private var advice: Wait? {
    if let asked { return .advice(on: seen, about: asked.question) }
    if awaitsOnlyValues { return .advice(on: seen, about: .everyMove) }
    return analysis?.wait(on: record)
  }
}
