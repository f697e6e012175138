public import Domain

/// Use case: a side is handed to a person or to a computer (R2.1, R9.2).
public enum ChangeMode {
  /// Sets the mode of a side, at any time; only a mode, or a level, that it did not have is saved.
  ///
  /// A computer that takes the place of a person who waits for advice ends the waiting (R9.6).
  public static func set(
    _ side: Disk, to choice: ModeChoice, in session: inout Session, _ ports: Ports
  ) {
    let baseline = session.baseline
    let mode = session.modes[side]
    session.modes.choose(choice, for: side)
    if session.thinkingSide != nil { session.pursuit = nil }
    if session.modes[side] != mode {
      session.planned = []
      if case .play = session.question { session.question = nil }
    }
    ports.saveAndTell(.players(.modeSet(side, from: mode)), in: &session, since: baseline)
  }
}
