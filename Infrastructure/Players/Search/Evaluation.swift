import Domain

/// What a position is worth to the mover before the end is in sight, by weights set by hand.
struct Evaluation {
  /// Returns the value of a position in hundredths of a disk.
  ///
  /// Having more squares to choose from than the opponent counts, now and later: later choices are the
  /// empty squares beside the opponent's disks. Corners count, and so do the squares beside them,
  /// against their owner, as long as the corner is empty.
  static func value(of position: Position) -> Int {
    let (mover, opponent) = (position.mover, position.opponent)
    let empty = position.emptySquares
    let mobility = position.legalSquares.count - position.passing.legalSquares.count
    let later =
      opponent.neighbors.intersection(empty).count - mover.neighbors.intersection(empty).count
    let corners = Self.difference(position, in: .corners)
    let open = empty.intersection(.corners)
    let diagonal = Self.difference(position, in: open.diagonalNeighbors)
    let straight = Self.difference(position, in: open.straightNeighbors)
    return 120 * mobility + 60 * later + 1100 * corners - 500 * diagonal - 150 * straight
  }

  private static func difference(_ position: Position, in squares: SquareSet) -> Int {
    position.mover.intersection(squares).count - position.opponent.intersection(squares).count
  }
}

extension SquareSet {
  /// The four corners.
  static var corners: SquareSet { SquareSet(bits: 0x8100_0000_0000_0081) }

  /// The squares beside these in any direction, and those of them that are beside one another.
  @inline(__always) var neighbors: SquareSet {
    let row = union(straight(1))
    return row.union(SquareSet(bits: row.bits &<< 8 | row.bits &>> 8))
  }

  /// The squares beside these in the next row and the next column at once.
  @inline(__always) var diagonalNeighbors: SquareSet {
    let row = straight(1)
    return SquareSet(bits: row.bits &<< 8 | row.bits &>> 8)
  }

  /// The squares beside these in the same row or the same column.
  @inline(__always) var straightNeighbors: SquareSet {
    straight(1).union(SquareSet(bits: bits &<< 8 | bits &>> 8))
  }

  @inline(__always) private func straight(_ step: UInt64) -> SquareSet {
    SquareSet(
      bits: bits &<< step & 0xfefe_fefe_fefe_fefe | bits &>> step & 0x7f7f_7f7f_7f7f_7f7f)
  }
}
