package import UseCases

extension SearchLimits {
  package static let strongest = SearchLimits(depth: 12, exactFrom: 18)

  /// Makes the limits of a level; returns nil for level 0, which does not search.
  package init?(_ level: Level) {
    switch level.number {
    case 1: self.init(depth: 1, exactFrom: 4, margin: 400)
    case 2: self.init(depth: 2, exactFrom: 6, margin: 300)
    case 3: self.init(depth: 3, exactFrom: 8, margin: 100)
    case 4: self.init(depth: 4, exactFrom: 12, margin: 20)
    case 5: self.init(depth: 7, exactFrom: 14)
    case 6: self = .strongest
    default: return nil
    }
  }

  /// The same limits for the first moves of a game, in which every level may choose a move that is
  /// nearly a disk worse, so that no two games are the same.
  var opening: SearchLimits {
    SearchLimits(
      depth: depth, exactFrom: exactFrom, margin: max(margin, Search.disk))
  }
}
