public import Domain
import UseCases

/// Why a move was worse than the best one, as far as what is known of the lines after both says so
/// (R16).
public enum Reason: Hashable, Sendable {
  /// The best move ends the game at once, and wins it.
  case winsAtOnce
  /// How far the side leads at the end is certain after both moves.
  case certain(played: Int, best: Int)
  /// The other side takes a corner after the move alone, which it could have taken before or not.
  case cornerLost(Square, wasLegal: Bool)
  /// The side takes a corner after the best move alone.
  case cornerTaken(Square)
  /// How many stable disks a side has after so many moves.
  case stableDisks(of: Disk, played: Int, best: Int, moves: Int)
  /// How many squares the side has at its next turn.
  case choices(played: Int, best: Int)
  /// The move lies beside an empty corner, and the best one does not.
  case besideCorner(Square)
}

extension JudgedMove {
  /// Why the move was worse than the best one: the first reason that holds, or nil.
  ///
  /// - Complexity: plays both lines again.
  public var reason: Reason? { Comparison(of: self)?.reason }
}
