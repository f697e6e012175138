/// A probable cut, which trusts a shallow search instead of making a deep one.
///
/// The shallow score must miss the window by a wide margin.
///
/// Source: M. Buro, "ProbCut: An Effective Selective Extension of the Alpha-Beta Algorithm", ICCA
/// Journal 18(2), 1995.
struct ProbCut {
  /// The depth of the shallow search, in moves.
  let depth: Int
  /// The minimum distance of the shallow score from the window, in hundredths of a disk.
  let margin: Int

  /// Creates the cut for a search of `depth`, or `nil` if no cut pays off.
  ///
  /// The margins are multiples of the standard deviations that `reversi-training deviations`
  /// measures. In the middle of a game, the factor is 1.5. At the end it is 1.5 to 2.5, because a
  /// wrong guess costs a second search. Depths of the same parity agree best.
  ///
  /// A sharp cut at the end has a margin of less than a deviation, but a deeper shallow search.
  /// With 22 to 24 empty squares, half the depth was more accurate and faster than a third with a
  /// wider margin.
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
