import Domain

/// A search of the game tree: negamax with a window (principal variation search).
///
/// A search to the end of the game has a depth that leaves no empty square.
package struct SearchTree: Sendable {
  package struct Stopped: Error {}

  /// The part of the tree where the search makes probable cuts.
  package enum Cuts: Sendable {
    /// No part, for training that compares shallow and full searches.
    case nowhere
    /// Searches that do not reach the end of the game.
    case middle
    /// All searches, which makes scores at the end of the game uncertain.
    case everywhere
    /// All searches, with sharper cuts at the end, which are wrong more often.
    case sharp

    var reachEnd: Bool { self == .everywhere || self == .sharp }
  }

  package var cuts = Cuts.middle
  var stop = StopFlag()
  private(set) var table: TranspositionTable
  private let evaluation: Evaluation
  private var order: MoveOrder
  private var lastSquares = LastSquares()
  private var innerNodes = 0
  /// The nesting depth of the probable cuts being tried.
  private var cutsUnderWay = 0

  var nodes: Int { innerNodes + lastSquares.nodes }
  /// The number of places allocated for positions and moves, for tests.
  var placeCount: Int { table.placeCount + order.placeCount }

  /// Creates a tree whose table keeps 2 to the power of `tableBits` positions.
  package init(tableBits: Int, evaluation: Evaluation) {
    self.evaluation = evaluation
    table = TranspositionTable(bits: tableBits)
    order = MoveOrder(evaluation: evaluation)
  }

  /// Returns the mover's score, exact between alpha and beta, otherwise a bound.
  ///
  /// - Parameters:
  ///   - depth: the number of moves to look ahead.
  ///   - guess: the probable score. A score near it is found faster.
  package mutating func score(
    _ position: Position, depth: Int, _ alpha: Int = -Search.infinity,
    _ beta: Int = Search.infinity, around guess: Int? = nil
  ) throws(Stopped) -> Int {
    let (empty, legal) = (position.emptySquares.count, position.legalSquares)
    let depth = min(max(0, depth), empty)
    cutsUnderWay = 0
    var low = max(alpha, (guess ?? alpha) - Search.disk)
    var high = min(beta, (guess ?? beta) + Search.disk)
    if low >= high {
      low = alpha
      high = beta
    }
    let score = try score(position, legal, depth: depth, empty: empty, low, high)
    if score <= low, low > alpha { return try self.score(position, depth: depth, alpha, score + 1) }
    if score >= high, high < beta { return try self.score(position, depth: depth, score - 1, beta) }
    return score
  }

  /// Returns the score of a position with known legal and empty squares.
  ///
  /// Passes do not count as moves.
  private mutating func score(
    _ position: Position, _ legal: SquareSet, depth: Int, empty: Int, _ alpha: Int, _ beta: Int
  ) throws(Stopped) -> Int {
    // With six empty squares or fewer, brute force is faster.
    if depth == empty, empty <= 6 {
      // The bounds are rounded outward to whole disks.
      let low = (alpha + Search.infinity) / Search.disk - 65
      let high = 65 - (Search.infinity - beta) / Search.disk
      return lastSquares.score(position, low, high) * Search.disk
    }
    innerNodes += 1
    // This precedes the stop check, so even a stopped search evaluates its moves.
    if depth == 0 { return evaluation.score(of: position, legal) }
    if stop.isRaised { throw Stopped() }
    if legal.isEmpty {
      let (passing, replies) = (position.passing, position.passing.legalSquares)
      if replies.isEmpty { return position.difference * Search.disk }
      return try -score(passing, replies, depth: depth, empty: empty, -beta, -alpha)
    }
    // Alpha is rounded down to whole disks.
    if depth == empty,
      let bound = position.stabilityBound((alpha + Search.infinity) / Search.disk - 65)
    {
      return bound * Search.disk
    }
    if depth > 1 {
      return try scoreSorted(position, legal, depth: depth, empty: empty, alpha, beta)
    }
    var best = -Search.infinity
    for square in legal where best < beta {
      innerNodes += 1
      let next = position.placing(at: square)
      best = max(best, -evaluation.score(of: next, next.legalSquares))
    }
    return best
  }

  /// Returns the score of a position, and stores it in the table.
  ///
  /// Tries good moves first.
  private mutating func scoreSorted(
    _ position: Position, _ legal: SquareSet, depth: Int, empty: Int, _ alpha: Int, _ beta: Int
  ) throws(Stopped) -> Int {
    var (alpha, beta) = (alpha, beta)
    let mayDoubt = depth < empty || cuts.reachEnd
    var found = TranspositionTable.Entry(position, depth: depth)
    if let entry = table[position, depth] {
      found.square = entry.square
      if Int(entry.depth) == depth, !entry.isDoubtful || mayDoubt {
        found = entry
        let (lower, upper) = (Int(entry.lower), Int(entry.upper))
        if lower >= beta || lower == upper { return lower }
        if upper <= alpha { return upper }
        alpha = max(alpha, lower)
        beta = min(beta, upper)
      }
    }
    if cuts != .nowhere, mayDoubt, beta - alpha == 1,
      let bound = try probableBound(position, legal, depth: depth, empty: empty, beta)
    {
      return bound
    }
    order.sort(legal, of: position, depth: depth, empty: empty, first: Int(found.square))
    if let bound = order.bound(
      legal.count, depth: depth, beta, knownTo: table, mayDoubt: mayDoubt)
    {
      return bound
    }
    var best = -Search.infinity
    var window = alpha
    var number = 0
    while best < beta, let move = order.next(number, of: legal.count, depth: depth) {
      var score = window + 1
      if number > 0 {
        score = try -self.score(
          move.position, move.replies, depth: depth - 1, empty: empty - 1, -window - 1, -window)
      }
      if number == 0 || score > window && score < beta {
        score = try -self.score(
          move.position, move.replies, depth: depth - 1, empty: empty - 1, -beta, -window)
      }
      if score > best {
        best = score
        found.square = move.square
        window = max(window, score)
      }
      number += 1
    }
    if best < beta { found.upper = Int16(truncatingIfNeeded: best) }
    if best > alpha { found.lower = Int16(truncatingIfNeeded: best) }
    found.isDoubtful = depth == empty && mayDoubt
    table.keep(found)
    return best
  }

  /// Returns `beta` or `beta - 1` if a shallow search makes that bound probable.
  private mutating func probableBound(
    _ position: Position, _ legal: SquareSet, depth: Int, empty: Int, _ beta: Int
  ) throws(Stopped) -> Int? {
    guard cutsUnderWay < 2, let cut = ProbCut(depth: depth, empty: empty, isSharp: cuts == .sharp)
    else { return nil }
    cutsUnderWay += 1
    defer { cutsUnderWay -= 1 }
    let isHigh = evaluation.score(of: position, legal) >= beta
    let alpha = beta - 1 + (isHigh ? cut.margin : -cut.margin)
    guard alpha > -Search.infinity, alpha + 1 < Search.infinity else { return nil }
    let score = try score(position, legal, depth: cut.depth, empty: empty, alpha, alpha + 1)
    guard (score > alpha) == isHigh else { return nil }
    return isHigh ? beta : beta - 1
  }
}
