/// Use case: a person goes to the game that is kept beside the one that is played, and back
/// (R13.7).
public struct ExchangeVariation: Sendable {
  private let ports: Ports

  /// Makes the use case with the ports it needs.
  public init(_ ports: Ports) { self.ports = ports }

  /// Exchanges the two games, if one is kept and no question is up: thinking and showing end at
  /// once.
  @discardableResult
  public func exchange(in session: inout Session) -> Outcome {
    if let question = session.question { return .ignored(.question(question)) }
    guard let other = session.other else { return .ignored(.noOtherGame) }
    let dropped = session.dropPlanned()
    session.other = session.variation
    session.undone = other.undone
    session.change { $0 = other.record }
    ports.save(session)
    ports.present(.exchanged, dropping: dropped, in: session)
    return .accepted
  }
}
