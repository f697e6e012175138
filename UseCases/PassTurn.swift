import Domain

/// Use case: a side that must pass does so when its alert is dismissed (R5).
public struct PassTurn: Sendable {
  private let ports: Ports

  /// Makes the use case with the ports it needs.
  public init(_ ports: Ports) { self.ports = ports }

  /// Has the passes of Computer sides dismissed by themselves from now on (R5.4).
  public func dismissByThemselves(in session: inout Session) {
    session.isAutoPassing = true
    ports.present(.autoPassChosen, in: session)
  }

  /// Dismisses a pass that has been up for a while, if that is still awaited (R5.5); returns
  /// whether it was.
  @discardableResult
  public func timeIsUp(after wait: Wait, in session: inout Session) -> Bool {
    guard case .pass = wait, session.wait == wait else { return false }
    return dismiss(in: &session) == .accepted
  }

  /// Dismisses the pass that is up; the turn moves on.
  @discardableResult
  public func dismiss(in session: inout Session) -> Outcome {
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
