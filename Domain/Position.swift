/// A board as the side on turn sees it: its own disks and those of its opponent, whatever their
/// colors.
///
/// Programs that look far ahead use it instead of `Game`, because a move makes a position without a
/// question about sides.
public struct Position: Hashable, Sendable {
  /// The disks of the side on turn.
  public let mover: SquareSet
  /// The disks of the other side.
  public let opponent: SquareSet

  /// Makes a position from two sets that the caller knows to be disjoint.
  @inlinable @inline(__always) init(mover: SquareSet, disjointFrom opponent: SquareSet) {
    self.mover = mover
    self.opponent = opponent
  }

  /// Makes the position of a side on a board.
  @inlinable public init(of side: Disk, on board: Board) {
    self.init(mover: board.squares(of: side), disjointFrom: board.squares(of: side.flipped))
  }

  /// The squares without a disk.
  @inlinable @inline(__always) public var emptySquares: SquareSet {
    mover.union(opponent).inverted
  }

  /// The squares on which the mover may place a disk: empty ones that flip at least one disk (R1.3).
  ///
  /// All squares are tried at once: a square is legal if it is empty and ends a run of opposing disks
  /// that begins beside a disk of the mover.
  @inlinable @inline(__always) public var legalSquares: SquareSet {
    Runs(of: opponent).ends(from: mover).intersection(emptySquares)
  }

  /// Returns the squares of the disks that the mover encloses from an empty square; the set is empty
  /// if and only if the square is not legal (R1.3).
  ///
  /// - Parameter square: a square without a disk.
  @inlinable @inline(__always) public func flips(from square: Square) -> SquareSet {
    Rays.all[square.index].squares(of: opponent, enclosedBy: mover)
  }

  /// Returns the position after a move, as the other side sees it.
  ///
  /// - Parameters:
  ///   - square: the square on which the mover places a disk.
  ///   - flips: what the move flips, as `flips(from:)` returns it.
  @inlinable @inline(__always) public func placing(
    at square: Square, flipping flips: SquareSet
  ) -> Position {
    Position(
      mover: opponent.subtracting(flips).subtracting(SquareSet(square)),
      disjointFrom: mover.union(flips).union(SquareSet(square)))
  }

  /// The same board as the other side sees it.
  @inlinable @inline(__always) public var passing: Position {
    Position(mover: opponent, disjointFrom: mover)
  }
}
