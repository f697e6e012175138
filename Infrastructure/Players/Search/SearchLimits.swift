public import UseCases

/// How far a search looks.
///
/// Nothing here depends on time, so that a search gives the same answer on every machine.
public struct SearchLimits: Hashable, Sendable {
  /// The number of moves that are looked ahead before a position is evaluated, at least 1.
  public let depth: Int
  /// The number of empty squares from which on the game is searched to its end.
  public let exactFrom: Int
  /// The number of entries in the table of positions is 2 to the power of this; without it there is
  /// no table.
  public let tableBits: Int?
  /// By how many hundredths of a disk, at most, the chosen move may be worse than the best.
  public let margin: Int

  /// Makes limits; each is clamped to what makes sense.
  public init(depth: Int, exactFrom: Int, tableBits: Int? = nil, margin: Int = 0) {
    self.depth = min(max(1, depth), 60)
    self.exactFrom = exactFrom
    self.tableBits = tableBits.map { min(max(1, $0), 24) }
    self.margin = min(max(0, margin), Search.infinity)
  }
}

extension SearchLimits {
  /// The limits of the strongest level.
  public static let strongest = SearchLimits(depth: 12, exactFrom: 18, tableBits: 20)

  /// Makes the limits of a level; returns nil for level 0, which does not search.
  public init?(_ level: Level) {
    switch level.number {
    case 0: return nil
    case 1: self.init(depth: 1, exactFrom: 4, margin: 400)
    case 2: self.init(depth: 2, exactFrom: 6, margin: 300)
    case 3: self.init(depth: 3, exactFrom: 8, tableBits: 12, margin: 100)
    case 4: self.init(depth: 4, exactFrom: 12, tableBits: 16, margin: 20)
    case 5: self.init(depth: 7, exactFrom: 14, tableBits: 18)
    default: self = .strongest
    }
  }

  /// The same limits for the first moves of a game, in which every level may choose a move that is a
  /// disk worse, so that no two games are the same.
  var opening: SearchLimits {
    SearchLimits(
      depth: depth, exactFrom: exactFrom, tableBits: tableBits, margin: max(margin, Search.disk))
  }
}
