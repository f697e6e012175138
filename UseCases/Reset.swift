/// Use case: the game is begun anew, after a question (R6).
public struct Reset: Sendable {
  /// The answers to the reset question.
  public enum Answer: Hashable, Sendable, CaseIterable {
    /// The game goes on.
    case cancel
    /// A new game begins.
    case ok
  }

  private let keep: Keep
  private let presenter: any Presenter

  /// Makes the use case with the ports it needs.
  public init(repository: any GameRepository, presenter: any Presenter) {
    keep = Keep(repository: repository, presenter: presenter)
    self.presenter = presenter
  }

  /// The reset question is put, or put again: counts at any time, and stops nothing (R6.1, R6.2).
  public func ask(in session: inout Session) -> Outcome {
    session.isAskingReset = true
    presenter.present(.resetAsked, in: session)
    return .heard
  }

  /// The reset question is answered: counts while it is up.
  public func answer(_ answer: Answer, in session: inout Session) -> Outcome {
    guard session.isAskingReset else { return .ignored(.nothingToAnswer) }
    switch answer {
    case .cancel:
      session.isAskingReset = false
      presenter.present(.resetCancelled, in: session)
    case .ok:
      session = Session()
      keep(session)
      presenter.present(.reset, in: session)
    }
    return .heard
  }
}
