/// What a computer has said about the moment that is seen: the advice in force (R9.15).
///
/// A table forgets it wherever another moment is seen, so that it needs no mark of its own.
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
