/// A game at one moment: the board, and what is to happen next.
public struct Game: Hashable, Sendable {
  /// What is to happen in a game.
  public enum Status: Hashable, Sendable {
    /// A side has legal squares and must place a disk.
    case toMove(Disk)
    /// A side is on turn and must pass, because only the other side has a legal square (R1.5).
    case toPass(Disk)
    /// Neither side can move; the winner has more disks, and is nil in a tie (R1.6).
    case over(winner: Disk?)
  }

  /// The board.
  public let board: Board
  /// What is to happen next, derived from the board and the turn.
  public let status: Status
  /// The squares on which the side to move may place a disk; empty unless a side is to move.
  public let legalSquares: SquareSet

  /// Makes a new game: the start position, dark to move (R1.2).
  public init() { self.init(board: Board(), turn: .dark) }

  /// Makes the game on a board with a side on turn.
  ///
  /// The board decides: if neither side can move, the game is over whatever `turn` says.
  ///
  /// - Parameters:
  ///   - board: the board.
  ///   - turn: the side on turn; nil means dark if dark can move, otherwise light.
  @inlinable public init(board: Board, turn: Disk?) {
    let side = turn ?? .dark
    let legal = board.legalSquares(for: side)
    let others = legal.isEmpty ? board.legalSquares(for: side.flipped) : .empty
    self.board = board
    (legalSquares, status) =
      if !legal.isEmpty {
        (legal, .toMove(side))
      } else if others.isEmpty {
        (.empty, .over(winner: board.leader))
      } else if turn == nil {
        (others, .toMove(side.flipped))
      } else {
        (.empty, .toPass(side))
      }
  }

  /// The side on turn, whether it can move or must pass; nil when the game is over.
  @inlinable public var turn: Disk? {
    switch status {
    case .toMove(let side), .toPass(let side): side
    case .over: nil
    }
  }

  /// The number of the next move: 1 if four disks are on the board.
  @inlinable public var moveNumber: Int { board.moveNumber }

  /// Returns the move of the side on turn on a square, or nil if it is not legal.
  @inlinable public func move(at square: Square) -> Move? {
    guard case .toMove(let side) = status else { return nil }
    return Move(by: side, at: square, on: board)
  }

  /// Returns whether a move can be made now: one of the side on turn, on this board.
  @inlinable public func allows(_ move: Move) -> Bool {
    status == .toMove(move.side) && board == move.boardBefore
  }

  /// Returns the game after the side on turn has placed a disk on a square, or nil if that is not
  /// legal.
  @inlinable public func placing(at square: Square) -> Game? {
    move(at: square).map(Game.init(after:))
  }

  /// Makes the game after a move: the other side is on turn.
  @inlinable public init(after move: Move) {
    self.init(board: move.boardAfter, turn: move.side.flipped)
  }

  /// Returns the game after the side on turn has passed, or nil if it does not have to pass.
  @inlinable public func passing() -> Game? {
    guard case .toPass(let side) = status else { return nil }
    return Game(board: board, turn: side.flipped)
  }
}
