/// The computer's current advice on the viewed position (R9.15).
///
/// The table discards it when another position is viewed, so the advice stores no position.
public indirect enum CurrentAdvice: Hashable, Sendable {
  /// The best move.
  case bestMove(Advice)
  /// The value of every move.
  case everyMove(Advice)
  /// A failed search for values.
  case noValues

  /// The advice, or `nil` if there is none.
  public var advice: Advice? {
    switch self {
    case .bestMove(let advice), .everyMove(let advice): advice
    case .noValues: nil
    }
  }

  /// The value of every move, or `nil` if unknown.
  public var values: Advice? {
    guard case .everyMove(let advice) = self else { return nil }
    return advice
  }
}
