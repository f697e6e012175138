public import Domain

/// Use case: places a disk and flips others one by one (R2, R3).
public enum PlaceDisk {
  /// Places a disk for a human.
  ///
  /// Ignored if no human may move now or the square is illegal.
  @discardableResult
  public static func pick(_ square: Square, in session: inout Session, _ ports: Ports) -> Outcome {
    if let reason = session.reasonAgainstPick { return .ignored(reason) }
    if place(on: square, in: &session, ports) { return .accepted }
    return .ignored(session.game.reasonAgainst(square))
  }

  /// Places a disk for a human or a computer.
  ///
  /// - Returns: `false` if the square is illegal.
  @discardableResult
  static func place(on square: Square, in session: inout Session, _ ports: Ports) -> Bool {
    let before = session
    guard let move = session.place(on: square) else { return false }
    ports.saveAndTell(.placed(move), in: &session, since: before)
    return true
  }

  /// Flips the next disk, or ends the flip animation after the last disk.
  static func flipNext(in session: inout Session, _ ports: Ports) {
    guard let move = session.animation?.move else { return }
    if let next = session.flipNext() {
      ports.tell(.diskFlipping(next, of: move), in: &session)
    } else {
      ports.tell(.moveShown(move), in: &session)
    }
  }

  /// Flips the remaining disks at once (R3.4).
  public static func finishAnimation(in session: inout Session, _ ports: Ports) {
    while session.animation != nil { flipNext(in: &session, ports) }
  }
}

extension Game {
  /// Returns the reason why a move on `square` is illegal.
  ///
  /// The move must be illegal.
  package func reasonAgainst(_ square: Square) -> Outcome.Reason {
    let legal = legalSquares
    guard board[square] == nil, let turn else { return .taken(square, legal: legal) }
    return .illegal(square, by: turn, legal: legal)
  }
}
