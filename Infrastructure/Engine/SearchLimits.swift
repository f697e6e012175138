/// How far a search looks.
///
/// Nothing here depends on time, so that a search gives the same answer on every machine.
package struct SearchLimits: Hashable, Sendable {
  /// How many moves the search looks ahead before it evaluates a position, at least 1.
  package let depth: Int
  /// The greatest number of empty squares with which the game is searched to its end.
  package let exactFrom: Int
  /// The greatest number of empty squares with which the end of the game is guessed, if it is not
  /// searched exactly; 0 if that is never done.
  package let guessedFrom: Int
  /// How much worse than the best move the chosen one may be, in hundredths of a disk: less than
  /// this.
  ///
  /// Where scores are exact, the best move is chosen.
  package let margin: Int

  /// Makes limits; numbers out of range are replaced with the nearest ones within.
  package init(depth: Int, exactFrom: Int, guessedFrom: Int = 0, margin: Int = 0) {
    self.depth = min(max(1, depth), 60)
    self.exactFrom = exactFrom
    self.guessedFrom = guessedFrom
    self.margin = min(max(0, margin), Search.infinity)
  }

  /// Returns whether a position with so many empty squares is searched to the end of the game.
  func reachEnd(empty: Int) -> Bool {
    empty <= max(exactFrom, depth)
  }

  /// Returns what a search of a position with so many empty squares does, one after the other.
  ///
  /// - Parameter step: how much farther each estimate looks than the one before.
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

  /// Returns the table that a search needs, which keeps 2 to the power of so many positions.
  func tableBits(empty: Int) -> Int {
    let seesEnd = reachEnd(empty: empty) || empty <= guessedFrom
    return min(20, (seesEnd ? empty : depth) + 2)
  }
}

/// A part of a search, which looks at all moves of a position equally far.
struct SearchStage: Hashable, Sendable {
  /// What comes of it.
  enum Kind: Sendable {
    /// Estimates.
    case estimate
    /// How the game probably ends, before it is searched how it certainly does.
    case guess
    /// How the game probably ends, where that is all that is found out; an estimate.
    case forecast
    /// How the game certainly ends.
    case end
  }

  /// How many moves it looks ahead.
  let depth: Int
  let kind: Kind

  /// Where it makes probable cuts.
  var cuts: SearchTree.Cuts {
    switch kind {
    case .estimate, .end: .middle
    case .guess: .everywhere
    case .forecast: .sharp
    }
  }
}
