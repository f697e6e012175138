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

  /// Presents an event, after saving the game if the event has changed it (R7.7).
  ///
  /// Without a change, tries a failed save again (R7.6).
  ///
  /// - Parameter isChange: true if the game must be saved. If that fails, the player is told.
  func present(_ event: Event, in session: inout Session, isChange: Bool) {
    if isChange || session.hasFailedToSave { save(&session, isChange: isChange) }
    presenter.present(event, in: session)
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
