/// How far a search looks.
///
/// Nothing here depends on time, so that a search gives the same answer on every machine.
public struct SearchLimits: Hashable, Sendable {
  /// The number of moves that are looked ahead before a position is evaluated, at least 1.
  public var depth: Int
  /// The number of empty squares from which on the game is searched to its end.
  public var exactFrom: Int
  /// The number of entries in the table of positions is 2 to the power of this; without it there is
  /// no table.
  public var tableBits: Int?
  /// By how many hundredths of a disk, at most, the chosen move may be worse than the best.
  public var margin: Int

  /// Makes limits.
  public init(depth: Int, exactFrom: Int, tableBits: Int? = nil, margin: Int = 0) {
    self.depth = max(1, depth)
    self.exactFrom = exactFrom
    self.tableBits = tableBits
    self.margin = max(0, margin)
  }

  /// The limits of the levels 1 to 6 of the computer, the weakest first.
  public static let levels = [
    SearchLimits(depth: 1, exactFrom: 4, margin: 400),
    SearchLimits(depth: 2, exactFrom: 6, margin: 300),
    SearchLimits(depth: 3, exactFrom: 8, tableBits: 12, margin: 100),
    SearchLimits(depth: 5, exactFrom: 12, tableBits: 16, margin: 20),
    SearchLimits(depth: 10, exactFrom: 16, tableBits: 18),
    SearchLimits(depth: 12, exactFrom: 18, tableBits: 20),
  ]
}
