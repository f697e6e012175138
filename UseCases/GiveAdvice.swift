import Domain

/// Use case: a person who is to move asks for a hint, or for what every move is worth (R9.6, R9.9).
public struct GiveAdvice: Sendable {
  private let ports: Ports

  /// Makes the use case with the ports it needs.
  public init(_ ports: Ports) {
    self.ports = ports
  }

  /// Asks for a hint, if a pick is awaited; the answer takes time, and the pick still counts.
  @discardableResult
  public func askHint(in session: inout Session) -> Outcome {
    ask(.hint, in: &session)
  }

  /// Asks what every move is worth, if a pick is awaited; the answer takes time, and the pick still
  /// counts.
  @discardableResult
  public func askValues(in session: inout Session) -> Outcome {
    ask(.values, in: &session)
  }

  private func ask(_ inquiry: Inquiry, in session: inout Session) -> Outcome {
    guard let side = session.awaitsPick else { return .ignored(session.reasonAgainstPick) }
    session.inquiry = inquiry
    ports.present(.adviceAsked(side), in: session)
    return .accepted
  }

  /// Gives advice, if it is still awaited and answers what was asked; returns whether it was given.
  @discardableResult
  public func found(_ advice: Advice, after wait: Wait, in session: inout Session) -> Bool {
    guard case .advice(let record, let question) = wait, session.wait == wait,
      [.best, .everyMove].contains(question), advice.answers(question, about: record)
    else { return false }
    session.inquiry = nil
    ports.present(question == .best ? .hintGiven(advice) : .valuesGiven(advice), in: session)
    return true
  }
}
