public import Domain

/// The values that are kept up as the game goes on, as far as they are known (R9.13).
///
/// In a box, because it is copied with every session.
public indirect enum KeptValues: Hashable, Sendable {
  /// No computer has been heard yet.
  case unknown
  /// What a computer has said about a moment, or nil if it could not say anything.
  case found(Advice?, at: Record)

  /// Returns whether a computer has been heard about a moment.
  fileprivate func isKnown(at moment: Record) -> Bool {
    if case .found(_, at: moment) = self { true } else { false }
  }

  /// Returns what was found at a moment, or nil if nothing was, or another moment was meant.
  fileprivate func advice(at moment: Record) -> Advice? {
    guard case .found(let advice, at: moment) = self else { return nil }
    return advice
  }
}

extension Session {
  /// What each square is worth at the moment that is shown, if values are kept up and that is
  /// known.
  public var values: Advice? { keptValues?.advice(at: seen) }

  /// Whether values are kept up that a computer is still to be asked for, at the moment that is
  /// shown: one at which advice can be asked for.
  private var lacksValues: Bool {
    guard let keptValues, takesAdvice else { return false }
    return !keptValues.isKnown(at: seen)
  }

  /// Whether the values that are kept up are all that the game waits for (R9.14).
  var awaitsOnlyValues: Bool { asked == nil && !isAnalyzing && lacksValues }

  /// Learns what a computer has said about every move at the moment that is shown, or that it could
  /// not say anything, if values are kept up.
  mutating func learnValues(_ advice: Advice?) {
    if keptValues != nil { keptValues = .found(advice, at: seen) }
  }
}
