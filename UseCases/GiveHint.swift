import Domain

/// Use case: a person who is to move asks for advice (R9.6).
public struct GiveHint: Sendable {
  private let ports: Ports

  /// Makes the use case with the ports it needs.
  public init(_ ports: Ports) {
    self.ports = ports
  }

  /// Asks for a hint, if a pick is awaited; the answer takes time, and the pick still counts.
  @discardableResult
  public func ask(in session: inout Session) -> Outcome {
    guard let side = session.awaitsPick else { return .ignored(session.reasonAgainstPick) }
    session.isAskingHint = true
    ports.present(.hintAsked(side), in: session)
    return .accepted
  }

  /// Gives a hint, if it is still awaited and its square is legal; returns whether it was given.
  @discardableResult
  public func hintFound(_ hint: Hint, after wait: Wait, in session: inout Session) -> Bool {
    guard case .hint(let record) = wait, session.wait == wait,
      record.game.legalSquares.contains(hint.square)
    else { return false }
    session.isAskingHint = false
    ports.present(.hintGiven(hint), in: session)
    return true
  }
}
