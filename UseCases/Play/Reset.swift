public import Domain

/// Use case: the player answers questions, and starts a new game, as a rule after one (R6).
public enum Reset {
  /// What is asked before something that may be a slip.
  public enum Question: Hashable, Sendable {
    /// Whether both sides are to be Manual in a new game (R6.2).
    case reset
    /// Whether the same players are to begin another game (R6.5).
    case again
    /// Whether a square is to be played that the coach has warned of (R15.2).
    case play(Square)
  }

  /// The answers to a question.
  public enum Answer: Hashable, Sendable, CaseIterable {
    /// The game goes on as it is.
    case cancel
    /// A new game starts, or the square is played.
    case ok
  }

  /// Asks a question, in the place of one that is up; this is possible at any time and stops
  /// nothing (R6.1, R6.2).
  public static func ask(_ question: Question = .reset, in session: inout Session, _ ports: Ports) {
    session.question = question
    if session.isAnalyzing { session.pursuit = nil }
    ports.tell(.question(.asked), in: &session)
    session.dropWatched(ports)
  }

  /// Starts another game with the same players, or asks first unless the game is over (R6.5).
  public static func again(in session: inout Session, _ ports: Ports) {
    if session.game.turn != nil { return ask(.again, in: &session, ports) }
    begin(with: session.modes, in: &session, ports)
  }

  /// Answers the question that is up, if there is one.
  @discardableResult
  public static func answer(_ answer: Answer, in session: inout Session, _ ports: Ports) -> Outcome
  {
    guard let question = session.question else { return .ignored(.nothingToAnswer) }
    switch answer {
    case .cancel:
      session.question = nil
      // What was planned behind the square was meant for the game to which it would have led.
      if case .play = question { session.takeWatched() }
      ports.tell(.question(.canceled(question)), in: &session)
      if case .play = question { session.dropPlanned(ports) }
    case .ok:
      if case .play(let square) = question {
        session.question = nil
        session.takeWatched()
        return MakeStep.make(.move(square), in: &session, ports)
      }
      var modes = session.modes
      if question == .reset {
        for side in Disk.sides { modes.choose(.manual, for: side) }
      }
      begin(with: modes, in: &session, ports)
    }
    return .accepted
  }

  /// Begins a new game, which is saved even if the one before was as new (R6.3).
  private static func begin(with modes: Modes, in session: inout Session, _ ports: Ports) {
    let baseline = Baseline(
      record: session.record, isAnotherGame: true, modes: session.modes, planned: session.planned)
    var modes = modes
    modes.forgetNames()
    session = Session(record: Record(), modes: modes, run: session.run)
    ports.saveAndTell(.play(.reset), in: &session, since: baseline)
  }
}
