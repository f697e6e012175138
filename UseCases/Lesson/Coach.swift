import Domain

/// Use case: a coach looks at what a person picks, and asks before it plays what costs much (R15).
public enum Coach {
  /// Has a coach look at what is picked from now on, or no longer, at any time.
  public static func watch(_ isCoached: Bool, in session: inout Session, _ ports: Ports) {
    session.run.isCoached = isCoached
    ports.tell(.lesson(.coached(isCoached)), in: &session)
  }

  /// Asks whether a square is to be played, if that would be a mistake, and returns true, or
  /// returns false.
  static func warns(of square: Square, in session: inout Session, _ ports: Ports) -> Bool {
    guard let warning = session.warning(of: square) else { return false }
    if session.teaching.explanation?.mistake != warning {
      session.teaching.explanation = Explanation(of: warning)
    }
    session.question = .play(square)
    ports.tell(.question(.asked), in: &session)
    return true
  }

  /// Takes a legal square that is picked while the coach asks about one: the same square agrees,
  /// and another one takes its place.
  ///
  /// - Returns: what became of the answer, or nil if the step is still to be made.
  static func answer(by step: Record.Step, in session: inout Session, _ ports: Ports) -> Outcome? {
    guard case .play(let square) = session.question, case .move(let next) = step,
      session.game.legalSquares.contains(next)
    else { return nil }
    let isSame = next == square
    let outcome = Reset.answer(isSame ? .ok : .cancel, in: &session, ports)
    return isSame ? outcome : nil
  }
}
