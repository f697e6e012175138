/// A probable cut, which trusts a shallow search instead of making a deep one.
///
/// The shallow score must miss the window by a wide margin.
///
/// Source: M. Buro, "ProbCut: An Effective Selective Extension of the Alpha-Beta Algorithm", ICCA
/// Journal 18(2), 1995.
struct ProbCut {
  /// The depth of the shallow search, in moves.
  let depth: Int
  /// The least distance of the shallow score from the window, in hundredths of a disk.
  let margin: Int

  /// Creates the cut for a search of a depth, or `nil` if none pays.
  ///
  /// The margins are multiples of the standard deviations that `reversi-training deviations`
  /// measures: 1.5 in the middle of a game. At its end they are 1.5 to 2.5, because a wrong guess
  /// costs a second search. Depths of the same parity agree best.
  ///
  /// A sharp cut of the end has a margin of less than a deviation, but a deeper shallow search. On
  /// endgames with 22 to 24 empty squares, half the depth erred less than a third with a wider
  /// margin, and was faster.
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
