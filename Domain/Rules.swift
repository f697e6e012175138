// The rules and what they call are always inlined: otherwise calls between modules would cost a
// third of the speed (perft in Tests/Bench).

extension Board {
  /// Returns the squares on which a side may place a disk: empty ones that flip at least one disk
  /// (R1.3).
  @inlinable @inline(__always) public func legalSquares(for side: Disk) -> SquareSet {
    Position(of: side, on: self).legalSquares
  }

  /// Returns the squares of the disks that a side would flip from a square; the set is empty if and
  /// only if the square is not legal (R1.3).
  @inlinable @inline(__always) public func flips(by side: Disk, from square: Square) -> SquareSet {
    guard emptySquares.contains(square) else { return .empty }
    return Position(of: side, on: self).flips(from: square)
  }

  /// Returns the board with a side's disks on some squares, whatever these held before.
  @inlinable @inline(__always) func covering(_ squares: SquareSet, with side: Disk) -> Board {
    Board(
      self.squares(of: side).union(squares), of: side,
      disjointFrom: self.squares(of: side.flipped).subtracting(squares))
  }
}
