/// Use case: a person goes to the game that is kept beside the one that is played, and back
/// (R13.7).
public enum ExchangeVariation {
  /// Exchanges the two games, if one is kept and no question is up: thinking and showing end at
  /// once.
  @discardableResult
  public static func exchange(in session: inout Session, _ ports: Ports) -> Outcome {
    if let question = session.question { return .ignored(.question(question)) }
    let baseline = session.baseline
    let lesson = session.lesson
    guard session.exchange() else { return .ignored(.noOtherGame) }
    ports.saveAndTell(.looking(.exchanged), in: &session, since: baseline, ending: lesson)
    return .accepted
  }
}
