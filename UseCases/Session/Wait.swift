public import Domain

/// Something that takes time and that a session waits for.
public enum Wait: Hashable, Sendable {
  /// Our computer is thinking about the move of the side on turn, at a level.
  case thought(on: Record, at: Level)
  /// A computer is looking for advice about a game.
  case advice(on: Record, about: Advice.Question)
  /// The disk on a square of a move is being turned.
  case disk(Square, of: Move)
}

extension Session {
  /// What the game waits for, or nil if it waits for a person or is over.
  ///
  /// The loop of a front runs exactly one task for this, and cancels it when something else is
  /// awaited.
  public var wait: Wait? {
    if look != nil { return advice }
    switch phase {
    case .turning(let showing): return .disk(showing.square, of: showing.move)
    case .thinking(let side): return thought(of: side)
    case .passing: return nil
    case .choosing, .over: return advice
    }
  }

  private func thought(of side: Disk) -> Wait? {
    switch modes[side] {
    case .computer(let level): .thought(on: record, at: level)
    case .manual: nil
    }
  }

  private var advice: Wait? {
    switch inquiry {
    case .advice(let request): .advice(on: seen, about: request.question)
    case .judgment(let judging): judging.wait(on: record)
    case .attempt, .values: .advice(on: seen, about: .everyMove)
    case .line(let explanation): explanation.wait
    case nil: nil
    }
  }
}
