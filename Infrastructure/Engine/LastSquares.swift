import Domain

/// A brute-force solver for the last few empty squares, where heuristics no longer pay off.
///
/// A score is the mover's disks minus the opponent's (R1.6). Empty squares count for neither side.
struct LastSquares {
  private(set) var nodes = 0

  private let lastFlips = LastFlips.all
  private let rays = Rays.all
  /// The neighbors of each square, including the square itself.
  private let neighbors = LastSquares.neighbors

  private static let neighbors = SquareSet.all.map { SquareSet($0).neighbors }

  /// Returns the score of the mover, in disks.
  ///
  /// Tries each empty square without first checking which are legal. Begins in the quarters with an
  /// odd number of empty squares, where the side that moves first often moves last, too.
  mutating func score(_ position: Position, _ alpha: Int, _ beta: Int) -> Int {
    nodes += 1
    let squares = position.emptySquares
    guard let first = squares.first else { return position.difference }
    guard let second = squares.dropFirst.first else { return lastSquare(position, first) }
    if squares.dropFirst.dropFirst.isEmpty {
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

  /// Returns the score after the best move, or `nil` without a legal move.
  ///
  /// Stops at the first move that reaches `beta`.
  @inline(__always) private mutating func best(
    of position: Position, _ odd: SquareSet, _ even: SquareSet, _ alpha: Int, _ beta: Int
  ) -> Int? {
    var best: Int?
    var (rest, others) = (odd, even)
    while true {
      guard let square = rest.first else {
        if others.isEmpty { return best }
        rest = others
        others = .empty
        continue
      }
      rest = rest.dropFirst
      guard let next = next(position, square) else { continue }
      let score = -score(next, -beta, -max(alpha, best ?? alpha))
      best = max(best ?? score, score)
      if score >= beta { return score }
    }
  }

  /// Returns the score after the better of two moves, or `nil` if neither is legal.
  ///
  /// Stops at the first move that reaches `beta`.
  @inline(__always) private mutating func bestOfTwo(
    _ position: Position, _ first: Square, _ second: Square, _ beta: Int
  ) -> Int? {
    var best: Int?
    if let next = next(position, first) {
      let score = -lastSquare(next, second)
      if score >= beta { return score }
      best = score
    }
    if let next = next(position, second) {
      let score = -lastSquare(next, first)
      best = max(best ?? score, score)
    }
    return best
  }

  @inline(__always) private func next(_ position: Position, _ square: Square) -> Position? {
    guard !neighbors[square.index].isDisjoint(with: position.opponent) else { return nil }
    let flips = position.flips(from: square, along: rays)
    return flips.isEmpty ? nil : position.placing(at: square, flipping: flips)
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
  @inline(__always) fileprivate var dropFirst: SquareSet { SquareSet(bits: bits & (bits &- 1)) }

  /// The quarters of the board that contain an odd number of these squares.
  @inline(__always) var oddQuarters: SquareSet {
    // Each row of a quarter folds into its first bit, then the rows into the first row.
    var parity = bits ^ bits &>> 1
    parity ^= parity &>> 2
    parity ^= parity &>> 8
    parity ^= parity &>> 16
    return SquareSet(bits: (parity & 0x11_0000_0011) &* 0x0f0f_0f0f)
  }
}
