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
  static func place(on square: Square, in session: inout Session, _ ports: Ports) -> Bool {
    guard let move = session.saved.record.place(on: square) else { return false }
    session.animation = FlipAnimation(move: move, shown: 1)
    ports.present(.placed(move), in: &session, isChange: true)
    return true
  }

  /// Flips the next disk, or ends the flip animation after the last disk.
  static func flipNext(in session: inout Session, _ ports: Ports) {
    guard let animation = session.animation else { return }
    session.animation = animation.next
    if let next = session.animation {
      ports.present(
        .diskFlipping(next.square, of: next.move), in: &session, isChange: false)
    } else {
      ports.present(.moveShown(animation.move), in: &session, isChange: false)
    }
  }

  /// Flips the remaining disks at once (R3.4).
  public static func finishAnimation(in session: inout Session, _ ports: Ports) {
    while session.animation != nil { flipNext(in: &session, ports) }
  }
}

extension Game {
  /// Returns the reason why a move on `square`, which must be illegal, is illegal.
  ///
  /// A human may move, so there is a turn.
  fileprivate func reasonAgainst(_ square: Square) -> Outcome.Reason {
    guard board[square] == nil, let turn else { return .taken(legal: legalSquares) }
    return .illegal(by: turn, legal: legalSquares)
  }
}
