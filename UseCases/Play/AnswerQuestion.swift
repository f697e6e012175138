import Domain

/// Use case: a person answers the question that is up (R6.2, R6.5, R15.2).
public enum AnswerQuestion {
  /// Answers the question that is up, if there is one.
  @discardableResult
  public static func answer(
    _ answer: Question.Answer, in session: inout Session, _ ports: Ports
  ) -> Outcome {
    guard let question = session.question else { return .ignored(.nothingToAnswer) }
    switch answer {
    case .ok: return agree(to: question, in: &session, ports)
    case .cancel:
      cancel(question, in: &session, ports)
      return .accepted
    }
  }

  private static func agree(
    to question: Question, in session: inout Session, _ ports: Ports
  ) -> Outcome {
    switch question {
    case .reset:
      var modes = session.modes
      for side in Disk.sides { modes.choose(.manual, for: side) }
      Reset.begin(with: modes, in: &session, ports)
    case .again: Reset.begin(with: session.modes, in: &session, ports)
    case .play(let square):
      session.question = nil
      session.takeWatched()
      return MakeStep.make(.move(square), in: &session, ports)
    }
    return .accepted
  }

  private static func cancel(_ question: Question, in session: inout Session, _ ports: Ports) {
    session.question = nil
    guard case .play = question else {
      return ports.tell(.question(.canceled(question)), in: &session)
    }
    // What was planned behind the square was meant for the game to which it would have led.
    session.takeWatched()
    ports.tell(.question(.canceled(question)), in: &session)
    session.dropPlanned(ports)
  }
}
