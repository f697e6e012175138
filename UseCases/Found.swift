/// What a computer has said about the moment that is seen (R9.13).
///
/// It holds until another moment is seen: whatever leads to one forgets it. So it needs no mark of
/// the moment for which it holds.
public indirect enum Found: Hashable, Sendable {
  /// The best move, which somebody has asked for.
  case bestMove(Advice)
  /// What every move is worth.
  case everyMove(Advice)
  /// That it could not say what every move is worth.
  case nothing

  /// The advice, or nil if there is none.
  public var advice: Advice? {
    switch self {
    case .bestMove(let advice), .everyMove(let advice): advice
    case .nothing: nil
    }
  }

  /// What every move is worth, or nil if that was not found.
  public var values: Advice? {
    guard case .everyMove(let advice) = self else { return nil }
    return advice
  }

  /// Returns what is found once a hint has been given, too.
  ///
  /// What every move is worth says more, as long as both name the same best one (R9.16).
  func afterHint(_ hint: Advice) -> Found {
    values?.best.square == hint.best.square ? self : .bestMove(hint)
  }
}

extension Session {
  /// Whether values are kept up that a computer is still to be asked for, at the moment that is
  /// seen: one at which advice can be asked for (R9.15).
  var lacksValues: Bool {
    guard run.keepsValues, reasonAgainstAdvice == nil else { return false }
    switch found {
    case nil, .bestMove: return true
    case .everyMove, .nothing: return false
    }
  }

  /// Whether the values that are kept up are all that the game waits for (R9.14).
  var awaitsOnlyValues: Bool { pursuit == nil && lacksValues }
}
