public import Domain

/// Use case: a person or a computer places a disk, and the move is shown disk by disk (R2, R3).
public struct PlaceDisk: Sendable {
  private let ports: Ports

  /// Makes the use case with the ports it needs.
  public init(_ ports: Ports) {
    self.ports = ports
  }

  /// Places a disk for a person, if a pick is awaited and the square is legal.
  @discardableResult
  public func pick(_ square: Square, in session: inout Session) -> Outcome {
    guard let side = session.awaitsPick else { return .ignored(session.reasonAgainstPick) }
    guard place(on: square, in: &session) else {
      let legal = session.game.legalSquares
      let isTaken = session.game.board[square] != nil
      return .ignored(
        isTaken ? .taken(square, legal: legal) : .illegal(square, by: side, legal: legal))
    }
    return .accepted
  }

  /// Places a disk for a computer, if its thought on the game at the level is still awaited and the
  /// square is legal (R2.5, R2.7); returns whether it was placed.
  @discardableResult
  public func computerChose(
    _ square: Square, on game: Game, at level: Level, in session: inout Session
  ) -> Bool {
    session.wait == .thought(on: game, at: level) && place(on: square, in: &session)
  }

  /// Ends the showing of one disk and returns true, if that disk is still awaited; the next one
  /// follows.
  @discardableResult
  public func diskShown(_ square: Square, of move: Move, in session: inout Session) -> Bool {
    guard session.wait == .disk(square, of: move) else { return false }
    session.showing = session.showing?.next
    if let showing = session.showing {
      ports.present(.diskShown(showing.square, of: move), in: session)
    } else {
      ports.present(.moveShown(move), in: session)
    }
    return true
  }

  /// Shows the rest of the move at once, for a front on which nobody watches the disks turn.
  public func finishShowing(in session: inout Session) {
    while let showing = session.showing {
      diskShown(showing.square, of: showing.move, in: &session)
    }
  }

  private func place(on square: Square, in session: inout Session) -> Bool {
    guard let move = session.game.move(at: square) else { return false }
    session.begin(move)
    ports.save(session)
    ports.present(.placed(move), in: session)
    return true
  }
}
