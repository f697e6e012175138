public import Domain

/// The state of the game at the present: what is to happen next on the board.
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
  /// The state of the game at the present, whatever moment is looked at and whatever is asked.
  public var phase: Phase {
    if let showing { return .turning(showing) }
    switch game.status {
    case .toMove(let side): return modes.isManual(side) ? .choosing(side) : .thinking(side)
    case .toPass(let side): return .passing(side)
    case .over(let result): return .over(result)
    }
  }

  /// The side whose computer is thinking, or nil when none is (R2.4).
  public var thinkingSide: Disk? {
    guard look == nil, case .thinking(let side) = phase else { return nil }
    return side
  }

  /// The side whose pass must be dismissed now, or nil when none is up (R5.1, R6.4).
  public var awaitsPass: Disk? {
    guard look == nil, question == nil, case .passing(let side) = phase else { return nil }
    return side
  }

  /// The side whose pick counts now, at the moment that is seen, or nil when none is awaited (R2.2,
  /// R13.9).
  public var sideToPick: Disk? { reasonAgainstPick == nil ? seen.game.turn : nil }

  /// Why no pick counts now, or nil if one is awaited; of several reasons the first that a player
  /// can do something about.
  var reasonAgainstPick: Outcome.Reason? {
    if let question { return .question(question) }
    // A square that is tried in a lesson is no move, so that anybody may play the side.
    if lesson != nil { return nil }
    // What is tried is no move, either.
    if let look { return look.seen.game.turn == nil ? .gameOver : nil }
    switch phase {
    case .choosing: return nil
    case .turning: return .disksTurning
    case .thinking(let side): return .thinking(side)
    case .passing: return .pass
    case .over: return .gameOver
    }
  }

  /// Why advice cannot be asked for now, or nil if it can: while a pick is awaited, but not in a
  /// lesson (R9.6, R13.3).
  var reasonAgainstAdvice: Outcome.Reason? {
    if lesson != nil, question == nil { return .lesson }
    return reasonAgainstPick
  }
}
