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

  /// Tells what has happened, in the order in which a player must learn it.
  ///
  /// If something that is saved has changed, or the latest save has failed, the session is saved
  /// first (R7.1, R7.6); a failure is told before what was to be saved. The steps from which a step
  /// departs come before it, and the planned moves that were dropped for it behind it.
  ///
  /// - Parameters:
  ///   - event: what has happened.
  ///   - session: the session to which that has led.
  ///   - before: what the session was before; nil if nothing that is saved or planned can have
  ///     changed.
  ///   - left: the steps from which it departs.
  func tell(
    _ event: Event, in session: inout Session, since before: consuming Before? = nil,
    leaving left: [Record.Step] = []
  ) {
    save(&session, since: before)
    if !left.isEmpty { presenter.present(.departed(from: left), in: session) }
    presenter.present(event, in: session)
    if let before, !before.planned.isEmpty, session.planned.isEmpty {
      presenter.present(.notPlayed(before.planned), in: session)
    }
  }

  /// Saves a session if something that is saved has changed, or the latest save has failed; that it
  /// fails again is told only with another change, or if it fails for another reason.
  private func save(_ session: inout Session, since before: Before?) {
    let hasChanged = before?.differs(from: session) ?? false
    let lastSave = session.run.lastSave
    guard hasChanged || lastSave != .succeeded else { return }
    do {
      try repository.save(session.saved)
      session.run.lastSave = .succeeded
    } catch {
      session.run.lastSave = .failed(error)
      if hasChanged || session.run.lastSave != lastSave {
        presenter.present(.saveFailed(error), in: session)
      }
    }
  }
}

/// What a session was before something happened to it, as far as that decides what is saved and
/// what was dropped.
struct Before {
  /// The steps that had been made; nil if the session is to be saved whatever has changed.
  let steps: [Record.Step]?
  /// Who played.
  let modes: Modes
  /// What was planned.
  let planned: [PlannedMove]

  /// Returns whether what is saved of a session, which began with the same game, is something else
  /// than it was.
  fileprivate func differs(from session: Session) -> Bool {
    steps != session.record.steps || modes != session.modes && modes.saved != session.modes.saved
  }
}

extension Session {
  /// What is compared when something has happened.
  var before: Before { Before(steps: record.steps, modes: modes, planned: planned) }
}
