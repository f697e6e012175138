package import Domain
import UseCases

/// A player's pending request to a computer.
package enum Request: Hashable, Sendable {
  /// Advice on the viewed position (R9.6).
  case advice(Advice.Request)
  /// The analysis of the moves so far (R11).
  indirect case analysis(Judging)
  /// The judgment of a square that the player tried in a lesson (R14.3).
  case attempt(Square)
}

extension Table {
  /// The requested kind of advice, or `nil`.
  ///
  /// A try requests values.
  package var asked: Advice.Request? {
    switch request {
    case .advice(let request): request
    case .attempt: .values
    case .analysis, nil: nil
    }
  }

  /// True while an analysis is running.
  public var isAnalyzing: Bool {
    if case .analysis = request { true } else { false }
  }
}
