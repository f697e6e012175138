public import Domain

/// Use case: a side is handed to a person, to a computer, or to its guest (R2.1, R9.2, C8.1).
public enum ChangeMode {
  /// Sets the mode of a side, at any time; only a mode, or a level, that it did not have is saved.
  ///
  /// A computer that takes the place of a person who waits for advice ends the waiting (R9.6).
  public static func set(
    _ side: Disk, to choice: ModeChoice, in session: inout Session, _ ports: Ports
  ) {
    let before = session.modes
    session.modes.choose(choice, for: side)
    if session.thinkingSide != nil { session.endAdvice() }
    var dropped: [PlannedMove] = []
    if session.modes[side] != before[side] { dropped = session.dropPlanned() }
    if session.modes.saved != before.saved { ports.save(session) }
    ports.present(.modeSet(side, from: before[side]), dropping: dropped, in: session)
  }

  /// Hands the thinking side to a person, if its computer gives up a thought that is still awaited
  /// (R2.7); returns whether it was handed over.
  @discardableResult
  public static func computerGaveUp(
    because failure: ComputerFailure, after wait: Wait, in session: inout Session, _ ports: Ports
  ) -> Bool {
    guard wait.isThought, session.wait == wait, let side = session.thinkingSide else {
      return false
    }
    let before = session.modes[side]
    session.modes.choose(.manual, for: side)
    let dropped = session.dropPlanned()
    ports.save(session)
    ports.present(.gaveUp(side, from: before, failure), dropping: dropped, in: session)
    return true
  }
}
