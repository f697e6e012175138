public import Domain
import UseCases

/// A reason why a move is worse than the best move (R16).
public enum MistakeReason: Hashable, Sendable {
  /// The best move wins the game at once.
  case winsAtOnce
  /// The final lead is certain after either move.
  case certain(played: Int, best: Int)
  /// The opponent takes a corner after the move but not after the best move.
  ///
  /// `wasLegal` is true if the opponent could take the corner before the move.
  case cornerLost(Square, wasLegal: Bool)
  /// The side takes a corner after the best move but not after the move.
  case cornerTaken(Square)
  /// The numbers of a side's stable disks after `moves` moves.
  case stableDisks(of: Disk, played: Int, best: Int, moves: Int)
  /// The numbers of legal squares at the side's next turn.
  case choices(played: Int, best: Int)
  /// The move, unlike the best move, is beside an empty corner.
  case besideCorner(Square)
}

extension JudgedMove {
  /// The first reason why the move is worse than the best move, or `nil`.
  ///
  /// - Complexity: replays both lines.
  public var reason: MistakeReason? { ReasonFinder(of: self)?.reason }
}
