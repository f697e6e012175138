package import Domain

/// Use case: a player takes moves back, and makes them again (R10).
public enum TakeBack {
  /// Returns to an earlier moment at which a person was to pick, at any time: thinking and showing
  /// end at once.
  ///
  /// If an earlier moment of the game is looked at, that is the latest one that counts; in a trial
  /// one only goes back (R13.11).
  ///
  /// - Parameters:
  ///   - count: how many such moments to go back; if there are fewer, the first one counts.
  ///   - session: the session, in which the steps are taken back.
  ///   - ports: where the game is saved and presented.
  @discardableResult
  public static func undo(_ count: Int = 1, in session: inout Session, _ ports: Ports) -> Outcome {
    if session.isTrying { return LookBack.go(to: .back, by: count, in: &session, ports) }
    guard session.modes.hasPerson else { return .ignored(.noPerson) }
    let seen = session.seen.steps.count
    let picks = session.record.picks(by: session.modes).filter { $0 <= seen }
    guard let moment = picks.suffix(max(1, count)).first else {
      return .ignored(.nothingToTakeBack)
    }
    return undo(to: moment, in: &session, ports)
  }

  /// Returns to any earlier moment of the game (R10.7).
  ///
  /// - Parameters:
  ///   - length: how many steps, passes included, had been made at that moment; less than zero
  ///     stands for zero.
  ///   - session: the session, in which the steps are taken back.
  ///   - ports: where the game is saved and presented.
  @discardableResult
  public static func undo(to length: Int, in session: inout Session, _ ports: Ports) -> Outcome {
    guard session.record.steps.count > max(0, length) else { return .ignored(.nothingToTakeBack) }
    let baseline = session.baseline
    let lesson = session.lesson
    let steps = session.takeBack(to: length)
    ports.saveAndTell(.play(.tookBack(steps)), in: &session, since: baseline, ending: lesson)
    return .accepted
  }

  /// Makes steps again that were taken back, up to the next moment at which a person is to pick, or
  /// to the last of them.
  ///
  /// In a trial one only goes on, and from an earlier moment of the game returns to the present
  /// (R13.4, R13.11).
  ///
  /// - Parameters:
  ///   - count: how many such moments to go forward.
  ///   - session: the session, in which the steps are made again.
  ///   - ports: where the game is saved and presented.
  @discardableResult
  public static func redo(_ count: Int = 1, in session: inout Session, _ ports: Ports) -> Outcome {
    if session.isTrying { return LookBack.go(to: .forward, by: count, in: &session, ports) }
    if session.look != nil { return LookBack.go(to: .present, in: &session, ports) }
    let baseline = session.baseline
    var steps: [Record.Step] = []
    var picks = 0
    while picks < max(1, count), let step = session.makeAgain() {
      steps.append(step)
      if session.game.awaitsPick(by: session.modes) { picks += 1 }
    }
    guard !steps.isEmpty else { return .ignored(.nothingToRedo) }
    ports.saveAndTell(.play(.redone(steps)), in: &session, since: baseline)
    return .accepted
  }
}

extension Record {
  /// Returns how many steps had been made at each earlier moment at which a person was to pick, as
  /// the sides are played now (R10.1).
  package func picks(by modes: Modes) -> [Int] {
    let games = games
    return steps.indices.filter { games[$0].awaitsPick(by: modes) }
  }
}

extension Game {
  /// Returns whether a side is to move that a person plays.
  func awaitsPick(by modes: Modes) -> Bool {
    guard case .toMove(let side) = status else { return false }
    return modes.isManual(side)
  }
}
