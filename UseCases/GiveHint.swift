public import Domain

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

  /// Gives a hint, if it is still awaited and its square is legal.
  ///
  /// - Parameters:
  ///   - hint: the hint.
  ///   - game: the game that it is about.
  /// - Returns: whether the hint was given.
  @discardableResult
  public func hintFound(_ hint: Hint, on game: Game, in session: inout Session) -> Bool {
    guard session.wait == .hint(on: game), game.legalSquares.contains(hint.square) else {
      return false
    }
    session.isAskingHint = false
    ports.present(.hintGiven(hint), in: session)
    return true
  }
}
