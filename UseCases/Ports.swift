/// The two ports that every use case needs: where the game is saved and where it is shown.
public struct Ports: Sendable {
  /// Where the game is saved.
  public let repository: any GameRepository
  /// Where the session is shown.
  public let presenter: any Presenter

  /// Makes the pair of ports.
  public init(repository: any GameRepository, presenter: any Presenter) {
    self.repository = repository
    self.presenter = presenter
  }

  /// Saves a session (R7.1); a failure is presented before the change that was to be saved (R7.6).
  public func save(_ session: Session) {
    do {
      try repository.save(session.saved)
    } catch {
      present(.saveFailed(error), in: session)
    }
  }

  func present(_ event: Event, in session: Session) {
    presenter.present(event, in: session)
  }
}
