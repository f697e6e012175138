import Domain

/// Use case: starts a new game between two humans, after a question (R6).
public enum Reset {
  /// An answer to the question.
  public enum Answer: Hashable, Sendable, CaseIterable {
    case cancel
    case ok
  }

  /// Asks whether to reset the game (R6.1, R6.2).
  ///
  /// The game continues while the question is open.
  public static func ask(in session: inout Session, _ ports: Ports) {
    session.isResetAsked = true
    ports.present(.resetAsked, in: &session, isChange: false)
  }

  /// Answers the question, if it is open.
  ///
  /// OK saves the new game even if nothing has changed (R6.3).
  @discardableResult
  public static func answer(
    _ answer: Answer, in session: inout Session, _ ports: Ports
  ) -> Outcome {
    guard session.isResetAsked else { return .ignored(.nothingToAnswer) }
    switch answer {
    case .ok:
      session = Session()
      ports.present(.reset, in: &session, isChange: true)
    case .cancel:
      session.isResetAsked = false
      ports.present(.resetCanceled, in: &session, isChange: false)
    }
    return .accepted
  }
}
