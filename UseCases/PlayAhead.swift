public import Domain

/// Use case: a person plans moves, and each is played as soon as it is its turn (R12).
public enum PlayAhead {
  /// Plans moves, behind those that are planned already, unless a question is up; an analysis ends.
  ///
  /// At an earlier moment the first move is made at once, if it counts, and the others are planned.
  @discardableResult
  public static func plan(_ moves: [PlannedMove], in session: inout Session, _ ports: Ports)
    -> Outcome
  {
    if let question = session.question { return .ignored(.question(question)) }
    if session.earlier != nil { return depart(with: moves, in: &session, ports) }
    GiveAdvice.stopAnalysis(in: &session, ports)
    session.planned += moves
    ports.present(.planned, in: session)
    return .accepted
  }

  /// Places a disk or passes for a person or, if it is only too early for that, plans it.
  ///
  /// A pass that answers the one that is up is made at once, whatever is planned.
  @discardableResult
  public static func play(_ step: Record.Step, in session: inout Session, _ ports: Ports) -> Outcome
  {
    let answersPass = step == .pass && session.awaitsPass != nil
    let isPlanned = !answersPass && (session.isTooEarly || !session.planned.isEmpty)
    guard isPlanned, session.question == nil, session.earlier == nil else {
      return make(step, in: &session, ports)
    }
    return plan([PlannedMove(step)], in: &session, ports)
  }

  /// Plays the next planned move or, before one of a transcript, dismisses a pass that is up; the
  /// loop calls this until it returns nil.
  ///
  /// If a planned move is refused, those behind it are dropped.
  ///
  /// - Returns: what became of the move, or nil if none is planned or the first must go on waiting.
  public static func next(in session: inout Session, _ ports: Ports) -> Outcome? {
    guard let next = session.nextPlanned else { return nil }
    if session.awaitsPass != nil, next.step != .pass {
      return PassTurn.dismiss(in: &session, ports)
    }
    session.planned.removeFirst()
    let outcome = make(next.step, in: &session, ports)
    if case .ignored(let reason) = outcome {
      let rest = session.dropPlanned()
      ports.present(.plannedRefused(next, reason, dropping: rest), in: session)
    }
    return outcome
  }

  /// Drops all planned moves, if there are any.
  @discardableResult
  public static func drop(in session: inout Session, _ ports: Ports) -> Outcome {
    let dropped = session.dropPlanned()
    guard !dropped.isEmpty else { return .ignored(.nothingToAnswer) }
    ports.present(.notPlayed(dropped), in: session)
    return .accepted
  }

  private static func depart(with moves: [PlannedMove], in session: inout Session, _ ports: Ports)
    -> Outcome
  {
    guard let first = moves.first else { return .ignored(.nothingToAnswer) }
    let outcome = make(first.step, in: &session, ports)
    let rest = Array(moves.dropFirst())
    guard outcome == .accepted, !rest.isEmpty else { return outcome }
    return plan(rest, in: &session, ports)
  }

  private static func make(_ step: Record.Step, in session: inout Session, _ ports: Ports)
    -> Outcome
  {
    switch step {
    case .move(let square): PlaceDisk.pick(square, in: &session, ports)
    case .pass: PassTurn.dismiss(in: &session, ports)
    }
  }
}

extension Session {
  /// Whether a disk turns, a computer thinks about its move, or a pass is about to be dismissed by
  /// itself; advice keeps nobody from moving (R9.6).
  private var isBusy: Bool {
    switch wait {
    case .disk, .thought, .guest, .pass: true
    case .advice, nil: false
    }
  }

  /// Whether a person's move is only too early: what it waits for ends by itself, and a person
  /// plays a side (R12.3).
  fileprivate var isTooEarly: Bool { isBusy && modes.hasPerson }

  /// Whether the first planned move waits until a person has dismissed a pass: a square that was
  /// planned alone does.
  private var isHeldByPass: Bool {
    guard let first = planned.first, awaitsPass != nil, !isBusy else { return false }
    return first.step != .pass && first.number == nil
  }

  /// The planned move whose turn it is; nil if none is planned, or the first must go on waiting.
  fileprivate var nextPlanned: PlannedMove? {
    guard question == nil, earlier == nil, !isBusy, !isHeldByPass else { return nil }
    return planned.first
  }

  /// Whether the game has settled: nothing is awaited, and no planned move can be played, because
  /// none is left, or a question, a pass, or an earlier moment that is looked at holds the first.
  public var isSettled: Bool {
    // Nobody waits for values that are kept up.
    let isQuiet = wait == nil || awaitsOnlyValues
    return isQuiet && nextPlanned == nil
  }
}

extension Session {
  /// Drops the planned moves, because they have lost their sense, and returns them.
  mutating func dropPlanned() -> [PlannedMove] {
    defer { planned = [] }
    return planned
  }
}

extension Ports {
  /// Presents what has happened, and then the planned moves that were dropped for it, if there were
  /// any.
  func present(_ event: Event, dropping moves: [PlannedMove], in session: Session) {
    present(event, in: session)
    if !moves.isEmpty { present(.notPlayed(moves), in: session) }
  }
}
