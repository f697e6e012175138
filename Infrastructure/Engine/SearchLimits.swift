/// How far a search looks.
///
/// Nothing here depends on time, so that a search gives the same answer on every machine.
package struct SearchLimits: Hashable, Sendable {
  /// How many moves the search looks ahead before it evaluates a position, at least 1.
  package let depth: Int
  /// The greatest number of empty squares with which the game is searched to its end.
  package let exactFrom: Int
  /// How much worse than the best move the chosen one may be, in hundredths of a disk: less than
  /// this.
  ///
  /// Where scores are exact, the best move is chosen.
  package let margin: Int

  /// Makes limits; numbers out of range are replaced with the nearest ones within.
  package init(depth: Int, exactFrom: Int, margin: Int = 0) {
    self.depth = min(max(1, depth), 60)
    self.exactFrom = exactFrom
    self.margin = min(max(0, margin), Search.infinity)
  }
}
