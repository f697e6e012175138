import Domain

/// The order in which moves are tried: the sooner a good one comes, the fewer others are looked at.
struct MoveOrder {
  /// From this depth on, moves are also sorted by the value of the position after them.
  private static let evaluatedDepth = 9
  /// From this depth on, the positions after the moves are looked up in the table.
  private static let lookedUpDepth = 10

  private let evaluation: Evaluation
  /// The moves that are being tried: 64 places for each number of empty squares.
  private var candidates = [Int32](repeating: 0, count: 65 * 64)

  init(evaluation: Evaluation) {
    self.evaluation = evaluation
  }

  /// Fills the candidates for a number of empty squares: each a worth in the upper bits, and the index
  /// of a square in the lower six.
  ///
  /// What leaves the opponent few squares is tried early. Corners that the opponent can take count
  /// double.
  ///
  /// - Parameter known: the index of the square that was best before.
  /// - Returns: what a move is known to reach, if that is beta or more; then the rest is not filled.
  mutating func sort(
    _ legal: SquareSet, of position: Position, depth: Int, empty: Int, first known: Int?,
    _ beta: Int, knownTo table: TranspositionTable?
  ) -> Int? {
    var place = empty * 64
    let odd = position.emptySquares.oddQuarters
    for square in legal {
      var worth = 0
      if square.index == known {
        worth = 1 << 20
      } else {
        let next = position.placing(at: square)
        let replies = next.legalSquares
        if depth >= Self.lookedUpDepth, let entry = table?[next], Int(entry.depth) == depth - 1,
          -Int(entry.upper) >= beta
        {
          return -Int(entry.upper)
        }
        worth = -32 * (replies.count + replies.intersection(.corners).count)
        worth -= 8 * position.mover.neighbors.intersection(next.emptySquares).count
        if SquareSet.corners.contains(square) { worth += 60 }
        if odd.contains(square) { worth += 8 }
        if depth >= Self.evaluatedDepth { worth -= evaluation.value(of: next) / 8 }
      }
      candidates[place] = Int32(truncatingIfNeeded: worth << 6 | square.index)
      place += 1
    }
    return nil
  }

  /// Returns the best of the candidates from one on, and puts it in its place; nil after the last.
  mutating func next(_ number: Int, of count: Int, empty: Int) -> Square? {
    guard number < count else { return nil }
    let start = empty * 64
    var best = start + number
    for place in start + number + 1..<start + count where candidates[place] > candidates[best] {
      best = place
    }
    candidates.swapAt(start + number, best)
    return Square(index: Int(candidates[start + number] & 63))
  }
}

extension SquareSet {
  fileprivate static var corners: SquareSet { SquareSet(bits: 0x8100_0000_0000_0081) }

  /// The squares beside these in any direction, and those of them that are beside one another.
  @inline(__always) fileprivate var neighbors: SquareSet {
    let row =
      bits | bits &<< 1 & 0xfefe_fefe_fefe_fefe | bits &>> 1 & 0x7f7f_7f7f_7f7f_7f7f
    return SquareSet(bits: row | row &<< 8 | row &>> 8)
  }
}
