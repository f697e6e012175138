/// Saves a session after each change of what is saved, and tells when it cannot (R7.1, R7.6).
struct Keep: Sendable {
  let repository: any GameRepository
  let presenter: any Presenter

  /// Saves the session; a failure is presented before the change itself is.
  func callAsFunction(_ session: Session) {
    do {
      try repository.save(session.saved)
    } catch {
      presenter.present(.saveFailed(error), in: session)
    }
  }
}
