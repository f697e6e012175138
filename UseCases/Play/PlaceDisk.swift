public import Domain

/// Use case: a person or a computer places a disk, and the move is shown disk by disk (R2, R3).
public enum PlaceDisk {
  /// Places a disk for a person, if a pick is awaited and the square is legal; at an earlier moment
  /// and in a lesson it is only tried (R13.9, R14.3).
  @discardableResult
  public static func pick(_ square: Square, in session: inout Session, _ ports: Ports) -> Outcome {
    if let reason = session.reasonAgainstPick { return .ignored(reason) }
    if session.takeAsTry(square, ports) { return .accepted }
    if let outcome = session.tryOut(square, ports) { return outcome }
    return place(on: square, in: &session, ports)
      ? .accepted : .ignored(session.game.reasonAgainst(square))
  }

  /// Places a disk at the present and returns true, or changes nothing and returns false if the
  /// square is not legal.
  @discardableResult
  static func place(on square: Square, in session: inout Session, _ ports: Ports) -> Bool {
    let baseline = session.baseline
    guard let move = session.game.move(at: square), session.make(move) else { return false }
    ports.saveAndTell(.play(.placed(move)), in: &session, since: baseline)
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
  func reasonAgainst(_ square: Square) -> Outcome.Reason {
    let legal = legalSquares
    guard board[square] == nil, let turn else { return .taken(square, legal: legal) }
    return .illegal(square, by: turn, legal: legal)
  }
}
