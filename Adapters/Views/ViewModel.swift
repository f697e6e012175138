public import Domain
public import UseCases

/// The facts that a front end shows about a session.
///
/// The front end chooses the wording, except for alerts, whose wording the rules fix.
public struct ViewModel: Hashable, Sendable {
  /// The board on screen, with the latest move's disks shown so far.
  public let board: Board
  /// The dark player.
  public package(set) var dark: Player
  /// The light player.
  public package(set) var light: Player
  /// The turn or the result.
  public let message: Message
  /// The open alert, or `nil`.
  public package(set) var alert: Alert?
  /// The legal squares if a human is to move, or an empty set.
  public package(set) var picks: SquareSet
  /// The square of the latest move, or `nil` before the first.
  public let lastSquare: Square?

  /// The facts about one player.
  public struct Player: Hashable, Sendable {
    /// The human or computer that plays the side.
    public let mode: Mode
    /// The number of disks, which changes only after a move is shown (R3.2).
    public let count: Int
    /// True while the indicator shows a thinking computer (R2.4).
    public package(set) var isThinking: Bool
  }

  /// The line that states the turn or the result (R4.1).
  public enum Message: Hashable, Sendable {
    /// The turn of a side, which changes only after a move is shown (R3.3).
    case turn(Disk)
    /// The result of the game.
    case result(Game.Result)
  }

  /// Creates the view of a session.
  public init(_ session: Session) {
    let animation = session.animation
    let counted = animation?.move.boardBefore ?? session.game.board
    func player(_ side: Disk) -> Player {
      Player(
        mode: session.modes[side], count: counted.count(of: side),
        isThinking: session.thinkingSide == side)
    }
    board = animation?.board ?? session.game.board
    dark = player(.dark)
    light = player(.light)
    message = Message(session.phase)
    alert = session.alert
    picks = session.sideToPick == nil ? .empty : session.game.legalSquares
    lastSquare = session.record.lastMove?.square
  }

  /// Returns the player of a side.
  public func player(_ side: Disk) -> Player { side == .dark ? dark : light }

  /// The result of the game once its last move has been shown, or `nil`.
  public var result: Game.Result? {
    if case .result(let result) = message { result } else { nil }
  }

  /// True if a human plays either side.
  public var hasHuman: Bool { [dark, light].contains { $0.mode == .manual } }
}

extension ViewModel.Message {
  fileprivate init(_ phase: Phase) {
    switch phase {
    case .flipping(let animation): self = .turn(animation.move.side)
    case .choosing(let side), .thinking(let side), .passing(let side): self = .turn(side)
    case .over(let result): self = .result(result)
    }
  }
}
