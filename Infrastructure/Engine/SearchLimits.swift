/// The limits of a search.
///
/// None depends on time, so a search gives the same answer on every machine.
package struct SearchLimits: Hashable, Sendable {
  /// The number of moves to look ahead before evaluating a position, at least 1.
  package let depth: Int
  /// The maximum number of empty squares at which the search solves the game.
  package let exactFrom: Int
  /// The maximum number of empty squares at which the search guesses the result, or 0.
  package let guessedFrom: Int
  /// The loss, in hundredths of a disk, that a chosen move must stay below.
  ///
  /// Where scores are exact, the search chooses the best move.
  package let margin: Int

  /// Creates limits, clamping `depth` to 1...60 and `margin` to 0 or more.
  package init(depth: Int, exactFrom: Int, guessedFrom: Int = 0, margin: Int = 0) {
    self.depth = min(max(1, depth), 60)
    self.exactFrom = exactFrom
    self.guessedFrom = guessedFrom
    self.margin = min(max(0, margin), Search.infinity)
  }

  /// Returns whether the search solves a position with this many empty squares.
  func reachEnd(empty: Int) -> Bool {
    empty <= max(exactFrom, depth)
  }

  /// Returns the stages of a search, in order.
  ///
  /// - Parameter step: the number of moves by which each estimate looks deeper than the previous
  ///   one.
  func stages(empty: Int, step: Int = 1) -> [SearchStage] {
    let last = reachEnd(empty: empty) ? min(depth, empty - 7) : depth
    let estimates = stride(from: last, through: 1, by: -step).reversed()
    var stages = estimates.map { SearchStage(depth: $0, kind: .estimate) }
    guard reachEnd(empty: empty) else {
      if empty <= guessedFrom { stages.append(SearchStage(depth: empty, kind: .forecast)) }
      return stages
    }
    if empty >= 12 { stages.append(SearchStage(depth: empty, kind: .guess)) }
    stages.append(SearchStage(depth: empty, kind: .end))
    return stages
  }

  /// Returns the binary logarithm of the number of positions that the table keeps.
  func tableBits(empty: Int) -> Int {
    let seesEnd = reachEnd(empty: empty) || empty <= guessedFrom
    return min(20, (seesEnd ? empty : depth) + 2)
  }
}

/// A stage of a search, which examines all moves to the same depth.
struct SearchStage: Hashable, Sendable {
  enum Kind: Sendable {
    case estimate
    /// The probable final score, before a stage that proves it.
    case guess
    /// The probable final score without a later proof.
    case forecast
    /// The certain final score.
    case end
  }

  let depth: Int
  let kind: Kind

  var cuts: SearchTree.Cuts {
    switch kind {
    case .estimate, .end: .middle
    case .guess: .everywhere
    case .forecast: .sharp
    }
  }
}
