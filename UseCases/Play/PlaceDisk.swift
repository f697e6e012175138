public import Domain

/// Use case: a person or a computer places a disk, and the move is shown disk by disk (R2, R3).
public enum PlaceDisk {
  /// Places a disk for a person, if a pick is awaited and the square is legal; at an earlier moment
  /// the steps that have followed it are taken back first (R13.5).
  @discardableResult
  public static func pick(_ square: Square, in session: inout Session, _ ports: Ports) -> Outcome {
    if let reason = session.reasonAgainstPick { return .ignored(reason) }
    if session.takeAsTry(square, ports) || place(on: square, in: &session, ports) {
      return .accepted
    }
    return .ignored(session.seen.game.reasonAgainst(square))
  }

  /// Places a disk at the moment that is seen, which is the present if a computer does so, and
  /// returns true, or changes nothing and returns false if the square is not legal.
  @discardableResult
  static func place(on square: Square, in session: inout Session, _ ports: Ports) -> Bool {
    let baseline = session.baseline
    guard let move = session.course.seenGame.move(at: square), let abandoned = session.make(move)
    else {
      return false
    }
    ports.saveAndTell(.play(.placed(move)), in: &session, since: baseline, abandoning: abandoned)
    return true
  }

  /// Ends the showing of one disk; the next one follows.
  static func turnNext(in session: inout Session, _ ports: Ports) {
    guard let showing = session.showing else { return }
    var rest = showing.rest
    turn(rest.next(), of: showing.move, in: &session, ports)
  }

  /// Shows the rest of the move at once, for a front on which nobody watches the disks turn.
  public static func finishShowing(in session: inout Session, _ ports: Ports) {
    guard let showing = session.showing else { return }
    var rest = showing.rest
    while session.showing != nil { turn(rest.next(), of: showing.move, in: &session, ports) }
  }

  /// Begins to turn the next disk of a move, or ends the showing where there is none.
  private static func turn(
    _ next: Square?, of move: Move, in session: inout Session, _ ports: Ports
  ) {
    session.turnNext()
    // There is one for each disk beyond those shown; the session ends the showing with the last.
    if let next {
      ports.tell(.play(.diskTurning(next, of: move)), in: &session)
    } else {
      ports.tell(.play(.moveShown(move)), in: &session)
    }
  }
}

extension Game {
  /// Returns why the side on turn cannot place a disk on a square on which it cannot.
  fileprivate func reasonAgainst(_ square: Square) -> Outcome.Reason {
    let legal = legalSquares
    guard board[square] == nil, let turn else { return .taken(square, legal: legal) }
    return .illegal(square, by: turn, legal: legal)
  }
}
