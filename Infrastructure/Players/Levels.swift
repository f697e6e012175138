package import Engine
import Rooms
package import UseCases

extension SearchLimits {
  /// The limits of the level that gives advice (R9.6).
  package static let ofAdvice = SearchLimits(depth: 14, exactFrom: 20, guessedFrom: 24)

  /// Makes the limits of a level; returns nil for those that do not search: level 0, and those that
  /// make slips.
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

  /// The same limits for the first moves of a game, in which every level may choose a move that is
  /// nearly a disk worse, so that no two games are the same.
  var opening: SearchLimits {
    SearchLimits(
      depth: depth, exactFrom: exactFrom, guessedFrom: guessedFrom,
      margin: max(margin, Search.disk))
  }
}

extension Slips {
  /// Makes the slips of a level that plays what is best at a glance, or errs; returns nil for any
  /// other.
  package init?(_ level: Level) {
    switch level.number {
    case 1: self.init(overlookedCorners: 96, missedBest: 6)
    case 2: self.init(overlookedCorners: 45, missedBest: 4)
    case 3: self.init(overlookedCorners: 12, missedBest: 2)
    default: return nil
    }
  }
}
