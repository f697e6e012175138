public import Domain
import UseCases

/// A reason why a move is worse than the best, from both lines (R16).
public enum Reason: Hashable, Sendable {
  /// The best move ends the game and wins it.
  case winsAtOnce
  /// The final lead is certain after both moves.
  case certain(played: Int, best: Int)
  /// The opponent takes a corner only after the move.
  ///
  /// `wasLegal` is true if the corner was already legal before.
  case cornerLost(Square, wasLegal: Bool)
  /// The side takes a corner only after the best move.
  case cornerTaken(Square)
  /// The number of a side's stable disks after this number of moves.
  case stableDisks(of: Disk, played: Int, best: Int, moves: Int)
  /// The number of the side's legal squares at its next turn.
  case choices(played: Int, best: Int)
  /// The move is beside an empty corner, and the best one is not.
  case besideCorner(Square)
}

extension JudgedMove {
  /// The first reason why the move is worse than the best, or `nil`.
  ///
  /// - Complexity: replays both lines.
  public var reason: Reason? { ReasonFinder(of: self)?.reason }
}
