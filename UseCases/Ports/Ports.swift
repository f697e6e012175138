/// The ports of every use case: a repository and a presenter.
public struct Ports: Sendable {
  /// The port that saves the game.
  public let repository: any GameRepository
  /// The port that shows the session.
  public let presenter: any Presenter

  /// Creates the pair of ports.
  public init(repository: any GameRepository, presenter: any Presenter) {
    self.repository = repository
    self.presenter = presenter
  }

  /// Presents an event that changes nothing saved.
  ///
  /// Retries a failed save first (R7.6).
  func tell(_ event: Event, in session: inout Session) {
    saveAndTell(event, in: &session, since: session)
  }

  /// Saves the changes, then presents the event that made them (R7.7).
  ///
  /// Saves in any case if `before` is `nil`.
  func saveAndTell(_ event: Event, in session: inout Session, since before: Session?) {
    save(&session, since: before)
    presenter.present(event, in: session)
  }

  /// Saves the session if its saved part changed or the last save failed (R7.6).
  ///
  /// Presents a failure once for each change.
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
