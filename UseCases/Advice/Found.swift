/// What a computer has said about the moment that is seen: the advice in force (R9.15).
///
/// A session forgets it wherever another moment is seen, so that it needs no mark of its own.
public indirect enum Found: Hashable, Sendable {
  /// The best move, which somebody has asked for.
  case bestMove(Advice)
  /// What every move is worth.
  case everyMove(Advice)
  /// That it could not say what every move is worth.
  case noValues

  /// The advice, or nil if there is none.
  public var advice: Advice? {
    switch self {
    case .bestMove(let advice), .everyMove(let advice): advice
    case .noValues: nil
    }
  }

  /// What every move is worth, or nil if that was not found.
  public var values: Advice? {
    guard case .everyMove(let advice) = self else { return nil }
    return advice
  }
}

extension Session {
  /// Whether values are kept up that a computer is still to be asked for, at the moment that is
  /// seen: one at which advice can be asked for, and where nothing was found yet (R9.15).
  var lacksKeptValues: Bool { run.keepsValues && found == nil && reasonAgainstAdvice == nil }

  /// Whether a computer is to be asked for values that nobody waits for, because they are kept up
  /// or a coach must know them.
  var lacksValues: Bool { lacksKeptValues || lacksWatch }

  /// Forgets what every move is worth, and that it could not be found; a hint stays in force.
  mutating func forgetValues() {
    if case .bestMove = found { return }
    found = nil
  }
}
