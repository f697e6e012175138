import Domain

/// Use case: a side that must pass does so when its alert is dismissed (R5).
public enum PassTurn {
  /// Dismisses the pass that is up; the turn moves on.
  ///
  /// A pass that is planned next is thereby made (R12.4).
  @discardableResult
  public static func dismiss(in session: inout Session, _ ports: Ports) -> Outcome {
    if let question = session.question { return .ignored(.question(question)) }
    // Before the baseline: a plan that was not empty there and is empty then is told as dropped.
    if session.awaitsPass != nil { session.crossOut(.pass) }
    let baseline = session.baseline
    guard let side = session.awaitsPass, session.pass() else {
      return .ignored(session.sideToPick == nil ? .nothingToAnswer : .canPlace)
    }
    ports.saveAndTell(.play(.passed(side)), in: &session, since: baseline)
    return .accepted
  }
}
