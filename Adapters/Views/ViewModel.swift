public import Domain
public import UseCases

/// What a front shows of a session: facts, which the front words and places; only alerts have words
/// already, because the rules fix them.
public struct ViewModel: Hashable, Sendable {
  /// The board as shown: a move that is being shown is on it up to the disk that is being turned.
  public let board: Board
  /// The dark player.
  public package(set) var dark: Player
  /// The light player.
  public package(set) var light: Player
  /// The message.
  public let message: Message
  /// The alert that is up, or nil.
  public package(set) var alert: Alert?
  /// The squares that a person may pick now; empty unless a pick is awaited.
  public package(set) var picks: SquareSet
  /// The square of the latest move, or nil if there is none.
  public let lastSquare: Square?

  /// What there is to see of a player.
  public struct Player: Hashable, Sendable {
    /// Who plays the side.
    public let mode: Mode
    /// The number of disks; while a move is being shown, the number before it (R3.2).
    public let count: Int
    /// Whether the indicator beside the player is on: a computer thinks for the side (R2.4).
    public package(set) var isThinking: Bool
  }

  /// The message (R4.1).
  public enum Message: Hashable, Sendable {
    /// It is a side's turn; while a move is being shown, still the mover's (R3.3).
    case turn(Disk)
    /// The game is over.
    case result(Game.Result)
  }

  /// Makes the view of a session.
  public init(_ session: Session) {
    let showing = session.showing
    let counted = showing?.move.boardBefore ?? session.game.board
    func player(_ side: Disk) -> Player {
      Player(
        mode: session.modes[side], count: counted.count(of: side),
        isThinking: session.thinkingSide == side)
    }
    board = showing?.board ?? session.game.board
    dark = player(.dark)
    light = player(.light)
    message = Message(session.phase)
    alert = session.alert
    picks = session.sideToPick == nil ? .empty : session.game.legalSquares
    lastSquare = session.record.lastMove?.square
  }

  /// Returns what there is to see of the player of a side.
  public func player(_ side: Disk) -> Player { side == .dark ? dark : light }

  /// How the game has ended, once its last move has been shown; nil before.
  public var result: Game.Result? {
    if case .result(let result) = message { result } else { nil }
  }

  /// Whether a person plays a side.
  public var hasPerson: Bool { [dark, light].contains { $0.mode == .manual } }
}

extension ViewModel.Message {
  fileprivate init(_ phase: Phase) {
    switch phase {
    case .turning(let showing): self = .turn(showing.move.side)
    case .choosing(let side), .thinking(let side), .passing(let side): self = .turn(side)
    case .over(let result): self = .result(result)
    }
  }
}
