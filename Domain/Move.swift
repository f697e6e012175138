/// A legal move: a side places a disk on a square of a board and flips at least one disk.
public struct Move: Hashable, Sendable {
  /// The board before the move.
  public let boardBefore: Board
  /// The side that moves.
  public let side: Disk
  /// The square on which the disk is placed.
  public let square: Square
  /// The squares of the disks that are flipped; never empty.
  public let flips: SquareSet

  /// Makes the move of a side on a square; returns nil if the rules forbid it (R1.3).
  @inlinable public init?(by side: Disk, at square: Square, on board: Board) {
    let flips = board.flips(by: side, from: square)
    guard !flips.isEmpty else { return nil }
    boardBefore = board
    self.side = side
    self.square = square
    self.flips = flips
  }

  /// The number of squares that change: the placed one and the flipped ones, 2 to 20.
  @inlinable public var count: Int { 1 + flips.count }

  /// The board after the move.
  @inlinable public var boardAfter: Board {
    boardBefore.covering(flips.union(SquareSet(square)), with: side)
  }

  /// The squares that change, in the order in which they are shown (R1.4): the placed disk, then the
  /// flipped ones line by line, the nearest first.
  ///
  /// - Complexity: makes an array of `count` squares on each call.
  public var squares: [Square] { Array(ShowingOrder(of: self)) }

  /// Returns the board while the move is shown, with its first `shown` squares changed.
  ///
  /// - Parameter shown: the number of changed squares; 0 or less gives the board before the move,
  ///   `count` or more the board after it.
  public func board(showing shown: Int) -> Board {
    boardBefore.covering(SquareSet(ShowingOrder(of: self).prefix(max(0, shown))), with: side)
  }
}
