public import Domain

/// Use case: a person plans moves, and each is played as soon as it is its turn (R12).
public enum PlayAhead {
  /// Plans moves, behind those that are planned already, unless a question is up; an analysis ends.
  ///
  /// At an earlier moment they are tried.
  @discardableResult
  public static func plan(_ moves: [PlannedMove], in session: inout Session, _ ports: Ports)
    -> Outcome
  {
    if let question = session.question { return .ignored(.question(question)) }
    guard let first = moves.first else { return .ignored(.nothingToAnswer) }
    // Of a transcript a lesson tries the first move.
    if session.lesson != nil { return MakeStep.make(first.step, in: &session, ports) }
    if session.look != nil { return tryOut(moves, in: &session, ports) }
    guard session.planned.count + moves.count <= mostMoves else {
      return .ignored(.tooManyPlanned(most: mostMoves))
    }
    GiveAdvice.stopAnalysis(in: &session, ports)
    session.planned += moves
    ports.tell(.plan(.planned), in: &session)
    return .accepted
  }

  /// Tries moves at an earlier moment; the first that is not legal is told (R13.9).
  private static func tryOut(
    _ moves: [PlannedMove], in session: inout Session, _ ports: Ports
  ) -> Outcome {
    let (count, reason) = session.tryOut(moves.map(\.step), ports)
    guard let reason else { return .accepted }
    guard count > 0 else { return .ignored(reason) }
    let dropped = Array(moves.dropFirst(count + 1))
    ports.tell(.plan(.refused(moves[count], reason, dropping: dropped)), in: &session)
    return .accepted
  }

  /// How many moves can be planned: a game has no more moves and passes.
  static let mostMoves = 120

  /// Places a disk or passes for a person or, if it is only too early for that, plans it.
  ///
  /// A pass that answers the one that is up is made at once, whatever is planned.
  @discardableResult
  public static func play(_ step: Record.Step, in session: inout Session, _ ports: Ports) -> Outcome
  {
    if step == .pass, session.awaitsPass != nil { return PassTurn.dismiss(in: &session, ports) }
    if let outcome = Coach.answer(by: step, in: &session, ports) { return outcome }
    if case .move(let square) = step, session.isWatched(square) {
      return plan([.watched(square)], in: &session, ports)
    }
    let waits = session.isTooEarly || !session.planned.isEmpty
    let canWait = session.question == nil && session.look == nil
    return waits && canWait
      ? plan([.alone(step)], in: &session, ports) : MakeStep.make(step, in: &session, ports)
  }

  /// Plays the next planned move or, before one of a transcript, dismisses a pass that is up; the
  /// loop calls this until it returns nil.
  ///
  /// If a planned move is refused, those behind it are dropped.
  ///
  /// - Returns: what became of the move, or nil if none is planned or the first must go on waiting.
  public static func next(in session: inout Session, _ ports: Ports) -> Outcome? {
    guard let next = session.nextPlanned else { return nil }
    // That crosses out a planned pass; a move of a transcript stays, and is the next.
    if session.awaitsPass != nil { return PassTurn.dismiss(in: &session, ports) }
    if case .watched(let square) = next, Coach.warns(of: square, in: &session, ports) {
      return .accepted
    }
    session.planned.removeFirst()
    let outcome = MakeStep.make(next.step, in: &session, ports)
    if case .ignored(let reason) = outcome {
      let rest = session.planned
      session.planned = []
      ports.tell(.plan(.refused(next, reason, dropping: rest)), in: &session)
    }
    return outcome
  }

  /// Drops all planned moves, if there are any.
  @discardableResult
  public static func drop(in session: inout Session, _ ports: Ports) -> Outcome {
    let dropped = session.planned
    guard !dropped.isEmpty else { return .ignored(.nothingToAnswer) }
    session.planned = []
    // The square about which the coach asks is one of them.
    if case .play = session.question { session.question = nil }
    ports.tell(.plan(.notPlayed(dropped)), in: &session)
    return .accepted
  }
}

extension Session {
  /// Whether a disk turns, or a computer thinks about its move; advice keeps nobody from moving
  /// (R9.6).
  private var isBusy: Bool {
    switch wait {
    case .disk, .thought: true
    case .advice, nil: false
    }
  }

  /// Whether a person's move is only too early: what it waits for ends by itself, and a person
  /// plays a side (R12.3).
  fileprivate var isTooEarly: Bool { isBusy && modes.hasPerson }

  /// The planned move whose turn it is; nil if none is planned, or the first must go on waiting,
  /// such as a square that was planned alone until a person has dismissed a pass.
  fileprivate var nextPlanned: PlannedMove? {
    guard let next = planned.first, question == nil, look == nil, !isBusy else { return nil }
    if awaitsPass != nil, case .alone(.move) = next { return nil }
    return isWatching ? nil : next
  }

  /// Drops what is planned.
  mutating func dropPlanned(_ ports: Ports) {
    PlayAhead.drop(in: &self, ports)
  }

  /// Counts the next planned step as made if it is the one that is being made now: a pass, or a
  /// move of a transcript that the opponent makes (R12.4).
  mutating func crossOut(_ step: Record.Step) {
    switch planned.first {
    case .ofTranscript(step, number: _): planned.removeFirst()
    case .alone(.pass) where step == .pass: planned.removeFirst()
    case .alone, .ofTranscript, .watched, nil: break
    }
  }

  /// Whether the game has settled: nothing is awaited, and no planned move can be played, because
  /// none is left, or a question, a pass, or an earlier moment that is looked at holds the first.
  public var isSettled: Bool {
    // Nobody waits for values that are kept up.
    let isQuiet = wait == nil || awaitsOnlyWhatIsKeptUp && !isWatching
    return isQuiet && nextPlanned == nil
  }
}
