/// The flip rules (R1.3).
extension Board {
  /// Returns the squares on which a side may place a disk.
  ///
  /// Follows the lines of the opponent's disks in each direction, from all the side's disks at once.
  public func legalSquares(for side: Disk) -> SquareSet {
    var ends = SquareSet.empty
    for direction in Direction.allCases {
      ends = ends.union(endsOfLines(from: squares(of: side), of: side.flipped, direction))
    }
    return ends.intersection(emptySquares)
  }

  /// Returns the squares that follow unbroken lines of a side's disks.
  private func endsOfLines(
    from starts: SquareSet, of side: Disk, _ direction: Direction
  ) -> SquareSet {
    var line = SquareSet.empty
    // A line that flips has at most six disks.
    for _ in 1...6 {
      line = starts.union(line).moved(direction).intersection(squares(of: side))
    }
    return line.moved(direction)
  }

  /// Returns the disks that a move flips, in display order (R1.4).
  ///
  /// There are none if and only if the move is illegal.
  func flips(by side: Disk, from square: Square) -> [Square] {
    guard emptySquares.contains(square) else { return [] }
    var flips: [Square] = []
    for direction in Direction.allCases {
      let line = lineOfDisks(of: side.flipped, from: square, direction)
      if !line.end.isDisjoint(with: squares(of: side)) { flips += line.disks }
    }
    return flips
  }

  /// Returns the unbroken line of a side's disks next to a square, the nearest first.
  ///
  /// Its end is the square behind it, or empty at the edge of the board.
  private func lineOfDisks(
    of side: Disk, from square: Square, _ direction: Direction
  ) -> (disks: [Square], end: SquareSet) {
    var disks: [Square] = []
    var next = SquareSet(square).moved(direction)
    while let disk = next.intersection(squares(of: side)).first {
      disks.append(disk)
      next = next.moved(direction)
    }
    return (disks, next)
  }
}
