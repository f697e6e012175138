public import Domain

/// The rules for when a human may place a disk (R2.2).
extension Session {
  /// The side for which a human may move now, or `nil`.
  public var sideToPick: Disk? { reasonAgainstPick == nil ? game.turn : nil }

  /// The reason why a human cannot move now, or `nil` (R2.2).
  var reasonAgainstPick: Outcome.Reason? {
    if isResetAsked { return .question }
    switch phase {
    case .picking: return nil
    case .flipping: return .disksFlipping
    case .thinking(let side): return .thinking(side)
    case .passing: return .pass
    case .over: return .gameOver
    }
  }
}
