package import Engine
package import Front

extension SearchLimits {
  /// The limits of the level that gives advice (R9.6).
  package static let ofAdvice = SearchLimits(depth: 14, exactFrom: 20, guessedFrom: 24)

  /// Creates the limits of a level, or `nil` if the level does not search.
  package init?(_ level: Level) {
    switch level.number {
    case 4: self.init(depth: 1, exactFrom: 6, margin: 50)
    case 5: self.init(depth: 2, exactFrom: 8, margin: 50)
    case 6: self.init(depth: 3, exactFrom: 10)
    case 7: self.init(depth: 5, exactFrom: 14)
    case 8: self.init(depth: 8, exactFrom: 16)
    case 9: self = .ofAdvice
    default: return nil
    }
  }

  /// The limits for a game's first moves, with a margin of at least a disk.
  ///
  /// Games vary because each level may choose a move almost a disk worse than the best.
  var opening: SearchLimits {
    SearchLimits(
      depth: depth, exactFrom: exactFrom, guessedFrom: guessedFrom,
      margin: max(margin, Search.disk))
  }
}

extension ErrorRates {
  /// Creates the error rates of levels 1 to 3, or `nil` for another level.
  package init?(_ level: Level) {
    switch level.number {
    case 1: self.init(overlookedCorners: 96, missedBest: 6)
    case 2: self.init(overlookedCorners: 45, missedBest: 4)
    case 3: self.init(overlookedCorners: 12, missedBest: 2)
    default: return nil
    }
  }
}
