import Domain

/// The end of a game with few empty squares, where knowing more than the rules no longer pays.
///
/// Scores are disks of the mover less those of the opponent, as the game counts them (R1.6): squares
/// that stay empty count for nobody.
struct LastSquares {
  private(set) var nodes = 0

  /// Returns the score of the mover in disks, trying first the quarters of the board with an odd number
  /// of empty squares: who places there often places last there, too.
  mutating func score(_ position: Position, _ alpha: Int, _ beta: Int) -> Int {
    let empty = position.emptySquares
    let rest = empty.bits & (empty.bits &- 1)
    if rest & (rest &- 1) == 0 { return twoSquares(position, empty, alpha, beta) }
    nodes += 1
    let legal = position.legalSquares
    if legal.isEmpty {
      if position.passing.legalSquares.isEmpty { return position.difference }
      return -score(position.passing, -beta, -alpha)
    }
    let odd = legal.intersection(empty.oddQuarters)
    var best = -64
    for part in [odd, legal.subtracting(odd)] {
      for square in part {
        let next = position.placing(at: square)
        let score = -score(next, -beta, -max(alpha, best))
        if score > best {
          best = score
          if best >= beta { return best }
        }
      }
    }
    return best
  }

  private mutating func twoSquares(
    _ position: Position, _ empty: SquareSet, _ alpha: Int, _ beta: Int
  ) -> Int {
    nodes += 1
    guard let first = empty.first else { return position.difference }
    let rest = SquareSet(bits: empty.bits & (empty.bits &- 1))
    guard let second = rest.first else { return lastSquare(position, first) }
    if let best = bestOfTwo(position, first, second, beta) { return best }
    if let best = bestOfTwo(position.passing, first, second, -alpha) { return -best }
    return position.difference
  }

  /// Returns the score of the mover after the better of two moves, or after one that reaches beta;
  /// nil if neither is legal.
  @inline(__always) private mutating func bestOfTwo(
    _ position: Position, _ first: Square, _ second: Square, _ beta: Int
  ) -> Int? {
    var best: Int?
    let flips = position.flips(from: first)
    if !flips.isEmpty {
      let score = -lastSquare(position.placing(at: first, flipping: flips), second)
      if score >= beta { return score }
      best = score
    }
    let others = position.flips(from: second)
    if !others.isEmpty {
      let score = -lastSquare(position.placing(at: second, flipping: others), first)
      best = max(best ?? score, score)
    }
    return best
  }

  @inline(__always) private mutating func lastSquare(_ position: Position, _ square: Square) -> Int
  {
    nodes += 1
    let difference = 2 * position.mover.count - 63
    let flips = position.flips(from: square)
    if !flips.isEmpty { return difference + 2 * flips.count + 1 }
    let others = position.passing.flips(from: square)
    return others.isEmpty ? difference : difference - 2 * others.count - 1
  }
}

extension Position {
  var difference: Int { mover.count - opponent.count }
}

extension SquareSet {
  /// All squares of the quarters of the board that hold an odd number of these.
  @inline(__always) var oddQuarters: SquareSet {
    // Each row of a quarter is folded into its first bit, then the rows into the first of them.
    var parity = bits ^ bits &>> 1
    parity ^= parity &>> 2
    parity ^= parity &>> 8
    parity ^= parity &>> 16
    return SquareSet(bits: (parity & 0x11_0000_0011) &* 0x0f0f_0f0f)
  }
}
