extension Board {
  /// Returns the squares on which a side may place a disk: empty ones that flip at least one disk
  /// (R1.3).
  ///
  /// All squares are tried at once: a run of opposing disks grows from every disk of the side, and
  /// where it ends at an empty square, that square is legal.
  public func legalSquares(for side: Disk) -> SquareSet {
    let mine = squares(of: side)
    let theirs = squares(of: side.flipped)
    var ends = SquareSet.empty
    for direction in Direction.allCases {
      let run = mine.run(over: theirs, direction)
      ends = ends.union(run.moved(direction))
    }
    return ends.intersection(emptySquares)
  }

  /// Returns the squares of the disks that a side would flip from a square; the set is empty just
  /// where the square is not legal (R1.3).
  public func flips(by side: Disk, from square: Square) -> SquareSet {
    guard emptySquares.contains(square) else { return .empty }
    let mine = squares(of: side)
    let theirs = squares(of: side.flipped)
    var flips = SquareSet.empty
    for direction in Direction.allCases {
      let run = SquareSet(square).run(over: theirs, direction)
      if !run.moved(direction).isDisjoint(with: mine) { flips = flips.union(run) }
    }
    return flips
  }

  /// Returns the board on which some squares have a side's disk, whatever they held before.
  @inlinable func covering(_ squares: SquareSet, with side: Disk) -> Board {
    Board(
      unchecked: self.squares(of: side).union(squares),
      self.squares(of: side.flipped).subtracting(squares), mine: side)
  }
}

extension SquareSet {
  /// Returns the unbroken runs of the others' squares that begin one step from these: at most six
  /// squares fit between two disks of a line.
  @inlinable func run(over others: SquareSet, _ direction: Direction) -> SquareSet {
    var run = moved(direction).intersection(others)
    for _ in 0..<5 {
      run = run.union(run.moved(direction).intersection(others))
    }
    return run
  }
}
