/// The ports shared by all use cases: a repository and a presenter.
public struct Ports: Sendable {
  private let repository: any GameRepository
  private let presenter: any Presenter

  /// Creates a pair of ports.
  public init(repository: any GameRepository, presenter: any Presenter) {
    self.repository = repository
    self.presenter = presenter
  }

  func load() throws(LoadFailure) -> SavedGame? { try repository.load() }

  /// Saves what has changed, then presents the event that caused it (R7.7).
  ///
  /// - Parameter before: the part that was saved before the event.
  func saveAndPresent(
    _ event: Event, in session: inout Session, changedFrom before: SavedGame
  ) {
    let isChange = session.saved != before
    if isChange || session.hasFailedToSave { save(&session, isChange: isChange) }
    presenter.present(event, in: session)
  }

  /// Saves the game, even if nothing has changed, then presents its first event (R6.3, R7.17).
  func saveAndPresent(_ event: Event, ofNewGameIn session: inout Session) {
    save(&session, isChange: true)
    presenter.present(event, in: session)
  }

  /// Presents an event that leaves the saved game unchanged.
  ///
  /// Retries a failed save first (R7.6).
  func present(_ event: Event, in session: inout Session) {
    saveAndPresent(event, in: &session, changedFrom: session.saved)
  }

  /// Saves the session.
  ///
  /// Presents a failure only once per change (R7.6).
  private func save(_ session: inout Session, isChange: Bool) {
    do {
      try repository.save(session.saved)
      session.hasFailedToSave = false
    } catch {
      session.hasFailedToSave = true
      if isChange { presenter.present(.saveFailed(error), in: session) }
    }
  }
}
