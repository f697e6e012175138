/// How far a search looks.
///
/// Nothing here depends on time, so that a search gives the same answer on every machine.
package struct SearchLimits: Hashable, Sendable {
  /// The number of moves that are looked ahead before a position is evaluated, at least 1.
  package let depth: Int
  /// The number of empty squares from which on the game is searched to its end.
  package let exactFrom: Int
  /// The chosen move is worse than the best by less than so many hundredths of a disk, or is the best;
  /// where scores are exact, it is the best.
  package let margin: Int

  package init(depth: Int, exactFrom: Int, margin: Int = 0) {
    self.depth = min(max(1, depth), 60)
    self.exactFrom = exactFrom
    self.margin = min(max(0, margin), Search.infinity)
  }
}
