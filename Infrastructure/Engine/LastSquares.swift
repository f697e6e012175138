import Domain

/// The end of a game with few empty squares, where knowing more than the rules no longer pays.
///
/// Scores are disks of the mover less those of the opponent, as the game counts them (R1.6): squares
/// that stay empty count for nobody.
struct LastSquares {
  private(set) var nodes = 0

  private let lastFlips = LastFlips.all
  private let rays = Rays.all
  /// The squares beside each square.
  private let neighbors = LastSquares.neighbors

  private static let neighbors = SquareSet.all.map { square in
    Direction.allCases.reduce(SquareSet.empty) { $0.union(SquareSet(square).moved($1)) }
  }

  /// Returns the score of the mover in disks, trying first the quarters of the board with an odd number
  /// of empty squares: who places there often places last there, too.
  mutating func score(_ position: Position, empty: Int, _ alpha: Int, _ beta: Int) -> Int {
    let squares = position.emptySquares
    if empty <= 4 { return fewSquares(position, squares, alpha, beta) }
    nodes += 1
    let legal = position.legalSquares
    if legal.isEmpty {
      if position.passing.legalSquares.isEmpty { return position.difference }
      return -score(position.passing, empty: empty, -beta, -alpha)
    }
    let odd = legal.intersection(squares.oddQuarters)
    var best = -64
    var rest = odd.isEmpty ? legal : odd
    var isLast = odd == legal || odd.isEmpty
    while true {
      while let square = rest.first {
        rest = SquareSet(bits: rest.bits & (rest.bits &- 1))
        let next = position.placing(
          at: square, flipping: position.flips(from: square, along: rays))
        best = max(best, -score(next, empty: empty - 1, -beta, -max(alpha, best)))
        if best >= beta { return best }
      }
      if isLast { return best }
      isLast = true
      rest = legal.subtracting(odd)
    }
  }

  /// Returns the score with at most four empty squares: each of them is tried, without asking first
  /// which are legal.
  private mutating func fewSquares(
    _ position: Position, _ squares: SquareSet, _ alpha: Int, _ beta: Int
  ) -> Int {
    nodes += 1
    guard let first = squares.first else { return position.difference }
    let rest = SquareSet(bits: squares.bits & (squares.bits &- 1))
    guard let second = rest.first else {
      return lastSquare(position, first)
    }
    if rest.bits & (rest.bits &- 1) == 0 {
      if let best = bestOfTwo(position, first, second, beta) { return best }
      if let best = bestOfTwo(position.passing, first, second, -alpha) { return -best }
      return position.difference
    }
    let odd = squares.intersection(squares.oddQuarters)
    let even = squares.subtracting(odd)
    if let best = best(of: position, odd, even, alpha, beta) { return best }
    if let best = best(of: position.passing, odd, even, -beta, -alpha) { return -best }
    return position.difference
  }

  /// Returns the score of the mover after the best move, or after one that reaches beta; nil if none
  /// is legal.
  @inline(__always) private mutating func best(
    of position: Position, _ odd: SquareSet, _ even: SquareSet, _ alpha: Int, _ beta: Int
  ) -> Int? {
    var best = -65
    var rest = odd
    var others = even
    while true {
      guard let square = rest.first else {
        if others.isEmpty { return best == -65 ? nil : best }
        (rest, others) = (others, .empty)
        continue
      }
      rest = SquareSet(bits: rest.bits & (rest.bits &- 1))
      guard !neighbors[square.index].isDisjoint(with: position.opponent) else { continue }
      let flips = position.flips(from: square, along: rays)
      guard !flips.isEmpty else { continue }
      let next = position.placing(at: square, flipping: flips)
      let squares = odd.union(even).subtracting(SquareSet(square))
      best = max(best, -fewSquares(next, squares, -beta, -max(alpha, best)))
      if best >= beta { return best }
    }
  }

  /// Returns the score of the mover after the better of two moves, or after one that reaches beta;
  /// nil if neither is legal.
  @inline(__always) private mutating func bestOfTwo(
    _ position: Position, _ first: Square, _ second: Square, _ beta: Int
  ) -> Int? {
    var best: Int?
    if !neighbors[first.index].isDisjoint(with: position.opponent) {
      let flips = position.flips(from: first, along: rays)
      if !flips.isEmpty {
        let score = -lastSquare(position.placing(at: first, flipping: flips), second)
        if score >= beta { return score }
        best = score
      }
    }
    if !neighbors[second.index].isDisjoint(with: position.opponent) {
      let flips = position.flips(from: second, along: rays)
      if !flips.isEmpty {
        let score = -lastSquare(position.placing(at: second, flipping: flips), first)
        best = max(best ?? score, score)
      }
    }
    return best
  }

  @inline(__always) private mutating func lastSquare(_ position: Position, _ square: Square) -> Int
  {
    nodes += 1
    let difference = 2 * position.mover.count - 63
    let flips = lastFlips.count(from: square, of: position.mover)
    if flips > 0 { return difference + 2 * flips + 1 }
    let others = lastFlips.count(from: square, of: position.opponent)
    return others == 0 ? difference : difference - 2 * others - 1
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
