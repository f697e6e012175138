import Domain

/// Use case: a side that must pass does so, once its alert is dismissed (R5).
public struct PassTurn: Sendable {
  private let keep: Keep
  private let presenter: any Presenter

  /// Makes the use case with the ports it needs.
  public init(repository: any GameRepository, presenter: any Presenter) {
    keep = Keep(repository: repository, presenter: presenter)
    self.presenter = presenter
  }

  /// The pass is dismissed: counts while its alert is up; the turn moves on.
  public func dismiss(in session: inout Session) -> Outcome {
    guard !session.isAskingReset else { return .ignored(.resetQuestion) }
    guard let side = session.awaitsPass, let game = session.game.passing() else {
      return .ignored(.nothingToAnswer)
    }
    session.game = game
    keep(session)
    presenter.present(.passed(side), in: session)
    return .heard
  }
}
