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

  /// Tells an event that has changed nothing that is saved.
  func tell(_ event: Event, in session: inout Session) {
    saveAndTell(event, in: &session, since: session)
  }

  /// Saves what has changed, and then tells the event that has changed it (R7.7).
  ///
  /// Without a session before, the game is saved in any case.
  func saveAndTell(_ event: Event, in session: inout Session, since before: Session?) {
    save(&session, since: before)
    presenter.present(event, in: session)
  }

  /// Saves the session if something that is saved has changed, or the last save has failed (R7.6);
  /// a failure is told once for each change.
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
