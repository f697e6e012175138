/// A probable cut: a shallow search that misses the window of a deep one by far is believed, and
/// the deep one is not made.
///
/// Source: M. Buro, "ProbCut: An Effective Selective Extension of the Alpha-Beta Algorithm", ICCA
/// Journal 18(2), 1995.
struct ProbCut {
  /// The depth of the shallow search.
  let depth: Int
  /// How far outside of the window the shallow score must be, in hundredths of a disk.
  let margin: Int

  /// Makes the cut for a search of a depth, or returns nil if none pays.
  ///
  /// The margins are multiples of standard deviations, which `reversi-training deviations`
  /// measures: 1.5 of them in the middle of a game, and 1.5 to 2.5 at its end, where a guess that
  /// proves wrong costs a second search. Depths of the same parity agree best.
  /// A sharp cut of the end, with a margin of less than a deviation, makes up for it with a deeper
  /// shallow search. Tried on endgames of 22 to 24 empty squares, half of the depth erred less than
  /// a third of it with a wider margin, which took longer.
  init?(depth: Int, empty: Int, isSharp: Bool = false) {
    if depth < empty {
      guard depth >= 3 else { return nil }
      self.depth = depth / 4 * 2 + depth % 2
      margin = 195 + 75 * (depth - self.depth) - 12 * self.depth
    } else if isSharp {
      guard depth >= 10 else { return nil }
      self.depth = depth / 4 * 2 + depth % 2
      margin = max(150, 930 - 53 * self.depth)
    } else {
      guard depth >= 10 else { return nil }
      self.depth = depth / 8 * 2 + depth % 2
      margin = 200 + 75 * depth
    }
  }
}
