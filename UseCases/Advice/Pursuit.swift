/// What a person has asked a computer for, and waits for: one thing at a time.
package enum Pursuit: Hashable, Sendable {
  /// Advice about the moment that is seen (R9.6).
  case advice(Advice.Request)
  /// The judgment of the moves so far (R11).
  indirect case analysis(Judging)
}

extension Session {
  /// What was asked of a computer about the moment that is seen, or nil.
  package var asked: Advice.Request? {
    guard case .advice(let request) = pursuit else { return nil }
    return request
  }

  /// Whether an analysis is under way.
  public var isAnalyzing: Bool {
    if case .analysis = pursuit { true } else { false }
  }
}
