public import Domain
public import UseCases

/// What there is to see of a session: facts, no words or colours.
public struct ViewModel: Hashable, Sendable {
  /// The board as shown: a move that is being shown is on it up to the disk being turned.
  public let board: Board
  /// The dark player.
  public let dark: Player
  /// The light player.
  public let light: Player
  /// The message.
  public let message: Message
  /// The alert that is up, or nil.
  public let alert: Alert?
  /// The squares a person may pick now; empty unless a pick is awaited.
  public let picks: SquareSet

  /// What there is to see of a player.
  public struct Player: Hashable, Sendable {
    /// Who plays.
    public let mode: Mode
    /// The number of disks; during a move that is being shown, the number before it (R3.2).
    public let count: Int
    /// Whether the indicator beside the player is there (R2.4).
    public let isThinking: Bool
  }

  /// The message (R4.1).
  public enum Message: Hashable, Sendable {
    /// It is a side's turn; during a move that is being shown, still the mover's (R3.3).
    case turn(Disk)
    /// A side has won.
    case won(Disk)
    /// Nobody has won.
    case tied
  }

  /// Makes the view of a session.
  public init(_ session: Session) {
    let counted = session.showing?.move.boardBefore ?? session.game.board
    func player(_ side: Disk) -> Player {
      Player(
        mode: session.modes[side], count: counted.count(of: side),
        isThinking: session.thinkingSide == side)
    }
    board = session.showing?.board ?? session.game.board
    dark = player(.dark)
    light = player(.light)
    message = Message(session)
    alert = session.isAskingReset ? .confirmation : session.awaitsPass.map(Alert.pass)
    picks = session.awaitsTap == nil ? .empty : session.game.legalSquares
  }

  /// Returns what there is to see of the player of a side.
  public func player(_ side: Disk) -> Player {
    side == .dark ? dark : light
  }
}

extension ViewModel.Message {
  fileprivate init(_ session: Session) {
    if let showing = session.showing {
      self = .turn(showing.move.side)
      return
    }
    switch session.game.status {
    case .toMove(let side), .toPass(let side): self = .turn(side)
    case .over(let winner): self = winner.map(Self.won) ?? .tied
    }
  }
}
