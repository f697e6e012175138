import Domain

/// The order in which the search tries moves.
///
/// The earlier a good move comes, the more other moves are cut off.
struct MoveOrder {
  struct Candidate {
    /// The position after the move, as the other side sees it.
    var position: Position
    /// The legal squares of that position.
    var replies: SquareSet
    var worth: Int32
    var square: UInt8
  }

  /// The minimum depth at which the evaluation also sorts the moves.
  private static let evaluatedDepth = 5
  /// The same minimum for a search to the end, which visits positions faster.
  private static let evaluatedEnd = 11
  /// The minimum depth at which the search looks up the positions after the moves.
  private static let lookedUpDepth = 10

  private let evaluation: Evaluation
  private let rays = Rays.all
  /// The moves being tried, in 64 places for each depth.
  private var candidates: [Candidate] = []

  init(evaluation: Evaluation) { self.evaluation = evaluation }

  var placeCount: Int { candidates.count }

  /// Fills the candidates for a depth, at which one position at a time is searched.
  ///
  /// Prefers moves that leave the opponent few legal squares, where corners count double.
  ///
  /// - Parameter known: the index of the best square so far, or 64 for none.
  mutating func sort(
    _ legal: SquareSet, of position: Position, depth: Int, empty: Int, first known: Int
  ) {
    var place = depth * 64
    if candidates.count < place + 64 { makePlaces(untilDepth: depth) }
    let evaluates = depth >= (depth < empty ? Self.evaluatedDepth : Self.evaluatedEnd)
    let odd = position.emptySquares.oddQuarters
    for square in legal {
      let next = position.placing(at: square, flipping: position.flips(from: square, along: rays))
      let replies = next.legalSquares
      var worth = 1 << 20
      if square.index != known {
        let counts = SIMD2(
          replies.bits, position.mover.neighbors.intersection(next.emptySquares).bits
        ).nonzeroBitCount
        worth = -36 &* Int(counts.x) &- 8 &* Int(counts.y)
        if !replies.isDisjoint(with: .corners) {
          worth -= 36 * replies.intersection(.corners).count
        }
        if SquareSet.corners.contains(square) { worth += 60 }
        if odd.contains(square) { worth += 8 }
        if evaluates {
          let mobility = replies.count - next.passing.legalSquares.count
          worth -= evaluation.value(of: next, mobility: mobility) / 6
        }
      }
      candidates[place] = Candidate(
        position: next, replies: replies, worth: Int32(truncatingIfNeeded: worth),
        square: UInt8(truncatingIfNeeded: square.index))
      place += 1
    }
  }

  private mutating func makePlaces(untilDepth depth: Int) {
    let none = Candidate(
      position: Position(of: .dark, on: Board()), replies: .empty, worth: 0, square: 0)
    let missing = (depth + 1) * 64 - candidates.count
    candidates.append(contentsOf: repeatElement(none, count: missing))
  }

  /// Returns the first lower bound of at least `beta` in the table, or `nil`.
  func bound(
    _ count: Int, depth: Int, _ beta: Int, knownTo table: TranspositionTable, mayDoubt: Bool
  ) -> Int? {
    guard depth >= Self.lookedUpDepth else { return nil }
    for place in depth * 64..<depth * 64 + count {
      if let entry = table[candidates[place].position, depth - 1], Int(entry.depth) == depth - 1,
        !entry.isDoubtful || mayDoubt, -Int(entry.upper) >= beta
      {
        return -Int(entry.upper)
      }
    }
    return nil
  }

  /// Moves the best remaining candidate to a place, and returns it.
  ///
  /// - Returns: `nil` after the last candidate.
  @inline(__always) mutating func next(_ number: Int, of count: Int, depth: Int) -> Candidate? {
    guard number < count else { return nil }
    let start = depth * 64
    var best = start + number
    for place in start + number + 1..<start + count
    where candidates[place].worth > candidates[best].worth {
      best = place
    }
    candidates.swapAt(start + number, best)
    return candidates[start + number]
  }
}

extension SquareSet {
  static var corners: SquareSet { SquareSet(bits: 0x8100_0000_0000_0081) }

  /// These squares and all squares next to them.
  @inline(__always) var neighbors: SquareSet {
    let row = bits | bits &<< 1 & 0xfefe_fefe_fefe_fefe | bits &>> 1 & 0x7f7f_7f7f_7f7f_7f7f
    return SquareSet(bits: row | row &<< 8 | row &>> 8)
  }
}
