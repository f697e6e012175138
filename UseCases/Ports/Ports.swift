/// The ports shared by all use cases: a repository and a presenter.
public struct Ports: Sendable {
  /// The port that loads and saves the game.
  public let repository: any GameRepository
  /// The port that shows the session.
  public let presenter: any Presenter

  /// Creates a pair of ports.
  public init(repository: any GameRepository, presenter: any Presenter) {
    self.repository = repository
    self.presenter = presenter
  }

  /// Presents an event that leaves the saved game unchanged.
  ///
  /// Retries a failed save first (R7.6).
  func tell(_ event: Event, in session: inout Session) {
    saveAndTell(event, in: &session, since: session)
  }

  /// Saves any changes, then presents the event that caused them (R7.7).
  ///
  /// Always saves if `before` is `nil`.
  func saveAndTell(_ event: Event, in session: inout Session, since before: Session?) {
    save(&session, since: before)
    presenter.present(event, in: session)
  }

  /// Saves the session if its saved part changed or the last save failed (R7.6).
  ///
  /// Presents a failure only once per change.
  package func save(_ session: inout Session, since before: Session?) {
    let isChange = before?.saved != session.saved
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
