extension Board {
  /// Returns the squares on which a side may place a disk: empty ones that flip at least one disk
  /// (R1.3).
  ///
  /// From all disks of the side at once, it follows the other side's disks in each direction; the
  /// empty squares behind them are legal.
  @inlinable public func legalSquares(for side: Disk) -> SquareSet {
    let mine = squares(of: side)
    let theirs = squares(of: side.flipped)
    let ends = SquareSet.inAllDirections { theirs.run(from: mine, $0).moved($0) }
    return ends.intersection(emptySquares)
  }

  /// Returns the squares of the disks that a side would flip from a square; the set is empty if and
  /// only if the square is not legal (R1.3).
  ///
  /// In each direction, it follows the other side's disks; they are flipped if a disk of the side
  /// is behind them.
  @inlinable public func flips(by side: Disk, from square: Square) -> SquareSet {
    guard emptySquares.contains(square) else { return .empty }
    let mine = squares(of: side)
    let theirs = squares(of: side.flipped)
    return SquareSet.inAllDirections { direction in
      let run = theirs.run(from: SquareSet(square), direction)
      return run.moved(direction).isDisjoint(with: mine) ? .empty : run
    }
  }
}

extension SquareSet {
  /// Returns the unbroken runs of these squares that begin one step from a start.
  ///
  /// No run between two squares is longer than six. A fixed number of steps is faster than one that
  /// depends on the board.
  @inlinable func run(from start: SquareSet, _ direction: Direction) -> SquareSet {
    var run = SquareSet.empty
    for _ in 1...6 { run = start.union(run).moved(direction).intersection(self) }
    return run
  }
}
