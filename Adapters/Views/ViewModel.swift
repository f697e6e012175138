public import Domain
public import UseCases

/// The facts that a front end shows about a session.
///
/// The front end chooses the wording, except where the rules fix it (R4.1, R5.1, R6.2).
public struct ViewModel: Hashable, Sendable {
  /// The board on screen, with the latest move's disks shown so far.
  public let board: Board
  /// The players of both sides.
  public let players: BySide<Player>
  /// The turn or the result.
  public let message: Message
  /// The open alert, or `nil`.
  public let alert: Alert?
  /// The legal squares if a human is to move, or an empty set.
  public let picks: SquareSet
  /// The square of the latest move, or `nil` before the first.
  public let lastSquare: Square?

  /// The facts about one player.
  public struct Player: Hashable, Sendable {
    /// The human or computer that plays the side.
    public let mode: Mode
    /// The number of disks, which changes only after a move is shown (R3.2).
    public let count: Int
    /// True while the indicator shows a thinking computer (R2.4).
    public let isThinking: Bool
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
    let counted: Board
    switch session.phase {
    case .flipping(let animation):
      board = animation.board
      counted = animation.move.boardBefore
      message = .turn(animation.move.side)
    case .picking(let side), .thinking(let side), .passing(let side):
      board = session.game.board
      counted = board
      message = .turn(side)
    case .over(let result):
      board = session.game.board
      counted = board
      message = .result(result)
    }
    players = BySide { side in
      Player(
        mode: session.modes[side], count: counted.count(of: side),
        isThinking: session.thinkingSide == side)
    }
    alert = session.alert
    picks = session.sideToPick == nil ? .empty : session.game.legalSquares
    lastSquare = session.record.lastMove?.square
  }
}
