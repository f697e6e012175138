public import Domain

/// Use case: a person or a computer places a disk, and the move is shown disk by disk (R2, R3).
public enum PlaceDisk {
  /// Places a disk for a person, if a pick is awaited and the square is legal; at an earlier moment
  /// the steps that have followed it are taken back first (R13.5).
  @discardableResult
  public static func pick(_ square: Square, in session: inout Session, _ ports: Ports) -> Outcome {
    guard let side = session.sideToPick else { return .ignored(session.reasonAgainstPick) }
    guard place(on: square, in: &session, ports) else {
      let game = session.seen.game
      let legal = game.legalSquares
      let isTaken = game.board[square] != nil
      return .ignored(
        isTaken ? .taken(square, legal: legal) : .illegal(square, by: side, legal: legal))
    }
    return .accepted
  }

  /// Places a disk for a computer or a guest, if its thought is still awaited and the square is
  /// legal (R2.5, R2.7); returns whether it was placed.
  @discardableResult
  public static func computerChose(
    _ square: Square, after wait: Wait, in session: inout Session, _ ports: Ports
  ) -> Bool {
    guard wait.isThought, session.wait == wait else { return false }
    return place(on: square, in: &session, ports)
  }

  /// Ends the showing of one disk and returns true, if that disk is still awaited; the next one
  /// follows.
  @discardableResult
  public static func diskShown(after wait: Wait, in session: inout Session, _ ports: Ports) -> Bool
  {
    guard case .disk = wait, session.wait == wait else { return false }
    showNext(in: &session, ports)
    return true
  }

  /// Shows the rest of the move at once, for a front on which nobody watches the disks turn.
  public static func finishShowing(in session: inout Session, _ ports: Ports) {
    while session.showing != nil { showNext(in: &session, ports) }
  }

  private static func showNext(in session: inout Session, _ ports: Ports) {
    guard var showing = session.showing else { return }
    let hasNext = showing.turnNext()
    session.showing = hasNext ? showing : nil
    let event: Event =
      hasNext ? .diskShown(showing.square, of: showing.move) : .moveShown(showing.move)
    ports.present(event, in: session)
  }

  private static func place(on square: Square, in session: inout Session, _ ports: Ports) -> Bool {
    // What was taken back is forgotten only if the move is made.
    guard session.seen.game.legalSquares.contains(square) else { return false }
    let dropped = session.takeBackToEarlier()
    let left = session.play(.move(square))
    guard let move = session.record.lastMove else { return false }
    session.showing = Showing(move: move)
    ports.save(session)
    if !left.isEmpty { ports.present(.departed(from: left), in: session) }
    ports.present(.placed(move), dropping: dropped, in: session)
    return true
  }
}
