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

  /// Saves any changes, then presents the event that caused them (R7.7).
  ///
  /// - Parameter before: the part that is saved already, or `nil` to save in any case.
  func saveAndPresent(_ event: Event, in session: inout Session, since before: SavedGame?) {
    save(&session, since: before)
    presenter.present(event, in: session)
  }

  /// Presents an event that leaves the saved game unchanged.
  ///
  /// Retries a failed save first (R7.6).
  func present(_ event: Event, in session: inout Session) {
    saveAndPresent(event, in: &session, since: session.saved)
  }

  /// Saves the session if its saved part changed or the last save failed (R7.6).
  ///
  /// Presents a failure only once per change.
  private func save(_ session: inout Session, since before: SavedGame?) {
    let isChange = session.saved != before
    guard isChange || session.hasFailedToSave else { return }
    do {
      try repository.save(session.saved)
      session.hasFailedToSave = false
    } catch {
      session.hasFailedToSave = true
      if isChange { presenter.present(.saveFailed(error), in: session) }
    }
  }
}
