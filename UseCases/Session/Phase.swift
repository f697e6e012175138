public import Domain

/// The current stage of play.
public enum Phase: Hashable, Sendable {
  /// The disks of the latest move are flipping.
  case flipping(FlipAnimation)
  /// A human is to move.
  case picking(Disk)
  /// A computer is to move.
  case thinking(Disk)
  /// A side must pass (R5.1).
  case passing(Disk)
  case over(Game.Result)
}

extension Session {
  /// The phase of the game, regardless of the question about a reset.
  public var phase: Phase {
    if let animation { return .flipping(animation) }
    switch game.status {
    case .toMove(let side): return modes[side] == .manual ? .picking(side) : .thinking(side)
    case .toPass(let side): return .passing(side)
    case .over(let result): return .over(result)
    }
  }

  /// The side whose computer is thinking, or `nil` (R2.4).
  public var thinkingSide: Disk? {
    guard case .thinking(let side) = phase else { return nil }
    return side
  }
}
