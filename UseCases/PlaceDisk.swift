public import Domain

/// Use case: a person or a computer places a disk, and the move is shown disk by disk (R2, R3).
public enum PlaceDisk {
  /// Places a disk for a person, if a pick is awaited and the square is legal.
  @discardableResult
  public static func pick(_ square: Square, in session: inout Session, _ ports: Ports) -> Outcome {
    if let reason = session.reasonAgainstPick { return .ignored(reason) }
    if place(on: square, in: &session, ports) { return .accepted }
    return .ignored(session.game.reasonAgainst(square))
  }

  /// Places a disk and returns true, or changes nothing and returns false if the square is not
  /// legal.
  @discardableResult
  static func place(on square: Square, in session: inout Session, _ ports: Ports) -> Bool {
    let before = session
    guard let move = session.place(on: square) else { return false }
    ports.saveAndTell(.placed(move), in: &session, since: before)
    return true
  }

  /// Ends the showing of one disk; the next one follows.
  static func turnNext(in session: inout Session, _ ports: Ports) {
    guard let move = session.showing?.move else { return }
    if let next = session.turnNext() {
      ports.tell(.diskTurning(next, of: move), in: &session)
    } else {
      ports.tell(.moveShown(move), in: &session)
    }
  }

  /// Shows the rest of the move at once, for a front on which nobody watches the disks turn.
  public static func finishShowing(in session: inout Session, _ ports: Ports) {
    while session.showing != nil { turnNext(in: &session, ports) }
  }
}

extension Game {
  /// Returns why the side on turn cannot place a disk on a square on which it cannot.
  package func reasonAgainst(_ square: Square) -> Outcome.Reason {
    let legal = legalSquares
    guard board[square] == nil, let turn else { return .taken(square, legal: legal) }
    return .illegal(square, by: turn, legal: legal)
  }
}
