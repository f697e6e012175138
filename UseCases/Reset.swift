import Domain

/// Use case: starts a new game, usually after a question (R6).
public enum Reset {
  /// Asks a question, replacing any open question (R6.1, R6.2).
  ///
  /// The game continues while the question is open.
  public static func ask(_ question: Question = .reset, in session: inout Session, _ ports: Ports) {
    session.question = question
    ports.tell(.asked(question), in: &session)
  }

  /// Starts another game with the same players.
  ///
  /// Asks first if the current game is under way (R6.5).
  public static func again(in session: inout Session, _ ports: Ports) {
    let isUnderWay = session.game.turn != nil && session.game != Game()
    if isUnderWay { return ask(.again, in: &session, ports) }
    begin(with: session.modes, in: &session, ports)
  }

  /// Answers the open question, if any.
  @discardableResult
  public static func answer(
    _ answer: Question.Answer, in session: inout Session, _ ports: Ports
  ) -> Outcome {
    guard let question = session.question else { return .ignored(.nothingToAnswer) }
    switch (answer, question) {
    case (.ok, .reset): begin(with: session.modes.manual, in: &session, ports)
    case (.ok, .again): begin(with: session.modes, in: &session, ports)
    case (.cancel, _):
      session.question = nil
      ports.tell(.canceled(question), in: &session)
    }
    return .accepted
  }

  /// Starts a new game and saves it even if nothing has changed (R6.3).
  private static func begin(with modes: Modes, in session: inout Session, _ ports: Ports) {
    session = Session(SavedGame(modes: modes))
    ports.saveAndTell(.reset, in: &session, since: nil)
  }
}
