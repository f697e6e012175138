public import Domain

/// The state of the game: what is to happen next on the board.
public enum Phase: Hashable, Sendable {
  /// The disks of the latest move are being turned.
  case turning(Showing)
  /// A person is to place a disk.
  case choosing(Disk)
  /// A computer is to place a disk.
  case thinking(Disk)
  /// A side must pass (R5.1).
  case passing(Disk)
  /// The game is over.
  case over(Game.Result)
}

extension Session {
  /// The state of the game, whatever is asked.
  public var phase: Phase {
    if let showing { return .turning(showing) }
    switch game.status {
    case .toMove(let side): return modes.isManual(side) ? .choosing(side) : .thinking(side)
    case .toPass(let side): return .passing(side)
    case .over(let result): return .over(result)
    }
  }

  /// The side whose computer is thinking, or nil (R2.4).
  public var thinkingSide: Disk? {
    guard case .thinking(let side) = phase else { return nil }
    return side
  }

  /// The side whose pass is up, or nil; a question covers it (R6.4).
  public var awaitsPass: Disk? {
    guard question == nil, case .passing(let side) = phase else { return nil }
    return side
  }

  /// The side for which a person may pick a square now, or nil.
  public var sideToPick: Disk? { reasonAgainstPick == nil ? game.turn : nil }

  /// Why a pick does not count now, or nil if it does (R2.2).
  public var reasonAgainstPick: Outcome.Reason? {
    if let question { return .question(question) }
    switch phase {
    case .choosing: return nil
    case .turning: return .disksTurning
    case .thinking(let side): return .thinking(side)
    case .passing: return .pass
    case .over: return .gameOver
    }
  }
}
