public import Domain

/// Use case: a disk is placed by a person or a computer, and shown disk by disk (R2, R3).
public struct PlaceDisk: Sendable {
  private let keep: Keep
  private let presenter: any Presenter

  /// Makes the use case with the ports it needs.
  public init(repository: any GameRepository, presenter: any Presenter) {
    keep = Keep(repository: repository, presenter: presenter)
    self.presenter = presenter
  }

  /// A person picks a square: counts when a pick is awaited and the square is legal.
  public func pick(_ square: Square, in session: inout Session) -> Outcome {
    guard let side = session.awaitsTap else { return .ignored(session.reasonAgainstPick) }
    return place(square, by: side, in: &session)
  }

  /// A computer has thought of a square: counts while that thought is awaited and if it is legal.
  public func thought(of square: Square, on game: Game, in session: inout Session) -> Outcome {
    guard session.wait == .thought(on: game), let side = session.thinkingSide else {
      return .ignored(.late)
    }
    return place(square, by: side, in: &session)
  }

  /// A disk has been turned: counts while that disk is awaited; the next one follows, if any.
  public func turned(_ square: Square, of move: Move, in session: inout Session) -> Outcome {
    guard session.wait == .disk(square, of: move) else { return .ignored(.late) }
    session.showing = session.showing?.next
    if let showing = session.showing {
      presenter.present(.turned(showing.square, of: move), in: session)
    } else {
      presenter.present(.shown(move), in: session)
    }
    return .heard
  }

  private func place(_ square: Square, by side: Disk, in session: inout Session) -> Outcome {
    guard let move = session.game.move(at: square) else {
      return .ignored(.illegal(square, by: side, legal: session.game.legalSquares))
    }
    session.begin(move)
    keep(session)
    presenter.present(.placed(move), in: session)
    return .heard
  }
}

extension Session {
  /// Why no pick is awaited; of several reasons the first that a player can do something about.
  fileprivate var reasonAgainstPick: Outcome.Reason {
    if isAskingReset { return .resetQuestion }
    if awaitsPass != nil { return .pass }
    if showing != nil { return .disksTurning }
    return thinkingSide.map(Outcome.Reason.thinking) ?? .gameOver
  }
}
