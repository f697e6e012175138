public import Domain

/// Use case: a new game starts, as a rule after a question (R6).
public enum Reset {
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

  /// Hands a side over, and starts another game, or asks first unless the game is over.
  ///
  /// The game that is left is kept with those who have played it.
  public static func again(
    handing side: Disk, to choice: ModeChoice, in session: inout Session, _ ports: Ports
  ) {
    let players = session.modes
    ChangeMode.set(side, to: choice, in: &session, ports)
    if session.game.turn != nil { return ask(.again, in: &session, ports) }
    begin(with: session.modes, leaving: players, in: &session, ports)
  }

  /// Begins a new game, which is saved even if the one before was as new (R6.3).
  ///
  /// - Parameters:
  ///   - modes: who plays the new game.
  ///   - players: who has played the one that is left, if it is not those who play it now.
  ///   - session: the session in which it begins.
  ///   - ports: where the games are saved and presented.
  static func begin(
    with modes: Modes, leaving players: Modes? = nil, in session: inout Session, _ ports: Ports
  ) {
    let baseline = Baseline(
      record: session.record, isAnotherGame: true, modes: players ?? session.modes,
      planned: session.planned)
    let lesson = session.lesson
    session = Session(record: Record(), modes: modes, run: session.run)
    ports.saveAndTell(.play(.reset), in: &session, since: baseline, ending: lesson)
  }
}
