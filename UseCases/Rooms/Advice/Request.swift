package import Domain
import UseCases

/// What a person has asked a computer for, and waits for: one thing at a time.
package enum Request: Hashable, Sendable {
  /// Advice about the moment that is seen (R9.6).
  case advice(Advice.Request)
  /// The judgment of the moves so far (R11).
  indirect case analysis(Judging)
  /// The judgment of a square that was tried in a lesson (R14.3).
  case attempt(Square)
}

extension Table {
  /// What was asked of a computer about the moment that is seen, or nil; a try asks for values.
  package var asked: Advice.Request? {
    switch request {
    case .advice(let request): request
    case .attempt: .values
    case .analysis, nil: nil
    }
  }

  /// Whether an analysis is under way.
  public var isAnalyzing: Bool {
    if case .analysis = request { true } else { false }
  }
}
