/// Use case: a person goes to the game that is kept beside the one that is played, and back
/// (R13.7).
public enum ExchangeVariation {
  /// Exchanges the two games, if one is kept and no question is up: thinking and showing end at
  /// once.
  @discardableResult
  public static func exchange(in session: inout Session, _ ports: Ports) -> Outcome {
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
