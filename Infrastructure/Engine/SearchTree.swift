import Domain

/// The search of the tree of moves: negamax with a window (principal variation search).
///
/// It serves the middle of a game and its end alike. An end is a depth that leaves no square empty.
package struct SearchTree {
  private let stop: StopFlag
  private let evaluation: Evaluation
  private var table: TranspositionTable?
  private var order: MoveOrder
  private var lastSquares = LastSquares()
  private var innerNodes = 0

  var nodes: Int { innerNodes + lastSquares.nodes }

  package init(tableBits: Int?, stop: StopFlag, evaluation: Evaluation) {
    self.stop = stop
    self.evaluation = evaluation
    table = tableBits.map(TranspositionTable.init(bits:))
    order = MoveOrder(evaluation: evaluation)
  }

  package struct Stopped: Error {}

  /// From so many empty squares on, the rules alone decide which moves are tried first.
  private static let endingSquares = 6

  /// Returns the score of the mover, looking so many moves ahead: exact between alpha and beta,
  /// otherwise a bound.
  package mutating func score(
    _ position: Position, depth: Int, _ alpha: Int = -Search.infinity,
    _ beta: Int = Search.infinity
  ) throws(Stopped) -> Int {
    let empty = position.emptySquares.count
    return try score(position, depth: min(max(0, depth), empty), empty: empty, alpha, beta)
  }

  /// Returns the score of a position with a number of empty squares; passes do not count as moves.
  private mutating func score(
    _ position: Position, depth: Int, empty: Int, _ alpha: Int, _ beta: Int
  ) throws(Stopped) -> Int {
    if depth == empty, empty <= Self.endingSquares {
      // Down and up to whole disks.
      let (low, high) = (
        (alpha + Search.infinity) / Search.disk - 65, 65 - (Search.infinity - beta) / Search.disk
      )
      return lastSquares.score(position, low, high) * Search.disk
    }
    innerNodes += 1
    if depth == 0 { return leaf(position) }
    if stop.isRaised { throw Stopped() }
    let legal = position.legalSquares
    if legal.isEmpty {
      if position.passing.legalSquares.isEmpty { return position.difference * Search.disk }
      return try -score(position.passing, depth: depth, empty: empty, -beta, -alpha)
    }
    if depth == empty, let bound = stabilityBound(position, alpha) { return bound }
    if depth <= 1 {
      return try scoreUnsorted(position, legal, depth: depth, empty: empty, alpha, beta)
    }
    return try scoreSorted(position, legal, depth: depth, empty: empty, alpha, beta)
  }

  /// Returns the most that the mover can reach, if that is not above alpha: the opponent keeps its
  /// stable disks.
  private func stabilityBound(_ position: Position, _ alpha: Int) -> Int? {
    guard (64 - 2 * position.opponent.count) * Search.disk <= alpha else { return nil }
    let bound = (64 - 2 * position.stableOpponent.count) * Search.disk
    return bound <= alpha ? bound : nil
  }

  /// Returns the score of a position that is not worth a sorting of its moves.
  private mutating func scoreUnsorted(
    _ position: Position, _ legal: SquareSet, depth: Int, empty: Int, _ alpha: Int, _ beta: Int
  ) throws(Stopped) -> Int {
    var best = -Search.infinity
    for square in legal {
      let next = position.placing(at: square)
      let score = try -score(next, depth: depth - 1, empty: empty - 1, -beta, -max(alpha, best))
      if score > best {
        best = score
        if best >= beta { break }
      }
    }
    return best
  }

  /// Returns the score of a position, and keeps it in the table.
  private mutating func scoreSorted(
    _ position: Position, _ legal: SquareSet, depth: Int, empty: Int, _ alpha: Int, _ beta: Int
  ) throws(Stopped) -> Int {
    var (alpha, beta) = (alpha, beta)
    var (lower, upper) = (-Search.infinity, Search.infinity)
    var known: Int?
    if let entry = table?[position] {
      known = Int(entry.square)
      if Int(entry.depth) == depth {
        (lower, upper) = (Int(entry.lower), Int(entry.upper))
        if lower >= beta || lower == upper { return lower }
        if upper <= alpha { return upper }
        alpha = max(alpha, lower)
        beta = min(beta, upper)
      }
    }
    if let bound = order.sort(
      legal, of: position, depth: depth, empty: empty, first: known, beta, knownTo: table)
    {
      return bound
    }
    var best = -Search.infinity
    var bestSquare = 0
    var window = alpha
    var number = 0
    while let square = order.next(number, of: legal.count, empty: empty) {
      let next = position.placing(at: square)
      var score = window + 1
      if number > 0 {
        score = try -self.score(next, depth: depth - 1, empty: empty - 1, -window - 1, -window)
      }
      if number == 0 || score > window && score < beta {
        score = try -self.score(next, depth: depth - 1, empty: empty - 1, -beta, -window)
      }
      if score > best {
        best = score
        bestSquare = square.index
        window = max(window, score)
        if score >= beta { break }
      }
      number += 1
    }
    if best < beta { upper = best }
    if best > alpha { lower = best }
    table?.keep(
      TranspositionTable.Entry(
        position: position, lower: Int16(truncatingIfNeeded: lower),
        upper: Int16(truncatingIfNeeded: upper), depth: Int8(truncatingIfNeeded: depth),
        square: UInt8(truncatingIfNeeded: bestSquare)))
    return best
  }

  private func leaf(_ position: Position) -> Int {
    let (legal, replies) = (position.legalSquares.count, position.passing.legalSquares.count)
    if legal == 0, replies == 0 { return position.difference * Search.disk }
    let value = evaluation.value(of: position, mobility: legal - replies)
    return min(max(value, -64 * Search.disk), 64 * Search.disk)
  }
}
