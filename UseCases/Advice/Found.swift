/// What a computer has said about the moment that is seen: the advice in force (R9.15).
///
/// A session forgets it wherever another moment is seen, so that it needs no mark of its own.
public indirect enum Found: Hashable, Sendable {
  /// The best move, which somebody has asked for, and whether values that are kept up were sought
  /// beside it.
  case bestMove(Advice, isValuesSought: Bool)
  /// What every move is worth.
  case everyMove(Advice)
  /// That it could not say what every move is worth.
  case noValues

  /// The advice, or nil if there is none.
  public var advice: Advice? {
    switch self {
    case .bestMove(let advice, _), .everyMove(let advice): advice
    case .noValues: nil
    }
  }

  /// What every move is worth, or nil if that was not found.
  public var values: Advice? {
    guard case .everyMove(let advice) = self else { return nil }
    return advice
  }

  /// Whether a computer has been asked what every move is worth.
  fileprivate var isValuesSought: Bool {
    switch self {
    case .bestMove(_, let isValuesSought): isValuesSought
    case .everyMove, .noValues: true
    }
  }
}

extension Session {
  /// Whether values are kept up that a computer is still to be asked for, at the moment that is
  /// seen: one at which advice can be asked for, and where it was not asked yet (R9.15).
  var lacksKeptValues: Bool {
    guard run.keepsValues, reasonAgainstAdvice == nil else { return false }
    return found?.isValuesSought != true
  }

  /// Whether a computer is to be asked for values that nobody waits for, because they are kept up
  /// or a coach must know them.
  var lacksValues: Bool { lacksKeptValues || lacksWatch }

  /// Learns the best move from a hint.
  ///
  /// What every move is worth says more, as long as both name the same best one (R9.16).
  mutating func learn(hint: Advice) {
    if found?.values?.best.square == hint.best.square { return }
    found = .bestMove(hint, isValuesSought: found?.isValuesSought == true)
  }

  /// Learns that a computer cannot say what every move is worth; a hint stays in force.
  mutating func learnNoValues() {
    if case .bestMove(let advice, _) = found {
      found = .bestMove(advice, isValuesSought: true)
    } else {
      found = .noValues
    }
  }

  /// Forgets what every move is worth, and whether that was sought; a hint stays in force.
  mutating func forgetValues() {
    if case .bestMove(let advice, _) = found {
      found = .bestMove(advice, isValuesSought: false)
    } else {
      found = nil
    }
  }
}
