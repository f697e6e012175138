import Domain

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

  /// Tells what has happened where nothing has changed that is saved, and nothing that was planned
  /// is dropped for it; a save that has failed is tried again first (R7.6).
  func tell(_ event: Event, in session: inout Session) {
    if session.run.hasFailedToSave { save(&session, isChange: false) }
    presenter.present(event, in: session)
  }

  /// Tells what has happened, in the order in which a player must learn it.
  ///
  /// If something that is saved has changed, or the latest save has failed, the session is saved
  /// first (R7.1, R7.6), and before that a game that is left is kept (R7.10); a failure is told
  /// before what was to be saved. The end of a lesson comes before it; the planned moves that were
  /// dropped for it come behind it.
  ///
  /// - Parameters:
  ///   - event: what has happened.
  ///   - session: the session to which that has led.
  ///   - baseline: what the session was before.
  ///   - lesson: the lesson that it ends, or nil.
  func saveAndTell(
    _ event: Event, in session: inout Session, since baseline: consuming Baseline,
    ending lesson: Lesson? = nil
  ) {
    keepWhatIsLeft(for: session, since: baseline)
    let isChange = baseline.isSavedOtherwise(than: session)
    if isChange || session.run.hasFailedToSave { save(&session, isChange: isChange) }
    if let lesson { presenter.present(.lesson(.ended(lesson)), in: session) }
    presenter.present(event, in: session)
    if !baseline.planned.isEmpty, session.planned.isEmpty {
      presenter.present(.plan(.notPlayed(baseline.planned)), in: session)
    }
  }

  /// Saves a session; a failure is told once for each change.
  private func save(_ session: inout Session, isChange: Bool) {
    do {
      try repository.save(session.saved)
      session.run.hasFailedToSave = false
    } catch {
      session.run.hasFailedToSave = true
      if isChange { presenter.present(.saveFailed(error), in: session) }
    }
  }
}

/// What a session was before something happened to it, as far as that decides what is saved and
/// what was dropped.
struct Baseline {
  /// The game that was played or, if another one begins, was saved.
  let record: Record
  /// Whether another game begins, which is saved in any case (R6.3, R7.2).
  var isAnotherGame = false
  /// Who played each side.
  let modes: Modes
  /// What was planned.
  let planned: [PlannedMove]

  /// Returns whether what is saved of a session is something else.
  fileprivate func isSavedOtherwise(than session: Session) -> Bool {
    if isAnotherGame || record.steps != session.record.steps { return true }
    return modes != session.modes
  }
}

extension Session {
  /// What is compared when something has happened.
  var baseline: Baseline {
    Baseline(record: record, modes: modes, planned: planned)
  }
}
