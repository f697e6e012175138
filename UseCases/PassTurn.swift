import Domain

/// Use case: a side that must pass does so when its alert is dismissed (R5).
public enum PassTurn {
  /// Has the passes of Computer sides dismissed by themselves from now on (R5.4).
  public static func dismissByThemselves(in session: inout Session, _ ports: Ports) {
    session.isAutoPassing = true
    ports.present(.autoPassChosen, in: session)
  }

  /// Dismisses a pass that has been up for a while, if that is still awaited (R5.5); returns
  /// whether it was.
  @discardableResult
  public static func timeIsUp(after wait: Wait, in session: inout Session, _ ports: Ports) -> Bool {
    guard case .pass = wait, session.wait == wait else { return false }
    return dismiss(in: &session, ports) == .accepted
  }

  /// Dismisses the pass that is up; the turn moves on.
  @discardableResult
  public static func dismiss(in session: inout Session, _ ports: Ports) -> Outcome {
    if let question = session.question { return .ignored(.question(question)) }
    guard let side = session.awaitsPass else {
      return .ignored(session.sideToPick == nil ? .nothingToAnswer : .canPlace)
    }
    let left = session.play(.pass)
    ports.save(session)
    if !left.isEmpty { ports.present(.departed(from: left), in: session) }
    ports.present(.passed(side), in: session)
    return .accepted
  }
}
