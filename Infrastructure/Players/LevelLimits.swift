import Domain
import UseCases

extension SearchLimits {
  /// How far the strongest level looks.
  static let strongest = SearchLimits(depth: 12, exactFrom: 18, tableBits: 20)

  /// Makes the limits of a level; returns nil for level 0, which does not search.
  init?(_ level: Level) {
    switch level {
    case .random: return nil
    case .one: self.init(depth: 1, exactFrom: 4, margin: 300)
    case .two: self.init(depth: 2, exactFrom: 6, margin: 200)
    case .three: self.init(depth: 4, exactFrom: 8, tableBits: 12, margin: 100)
    case .four: self.init(depth: 6, exactFrom: 12, tableBits: 16)
    case .five: self.init(depth: 10, exactFrom: 16, tableBits: 18)
    case .six: self = .strongest
    }
  }

  /// The limits for the first moves of a game, in which every level may choose a move that is a
  /// disk worse, so that no two games are the same.
  var opening: SearchLimits {
    SearchLimits(
      depth: depth, exactFrom: exactFrom, tableBits: tableBits, margin: max(margin, Search.disk))
  }
}

extension Game {
  /// Whether one of the first eight moves is to be made.
  var isOpening: Bool { board.emptySquares.count > 52 }
}
