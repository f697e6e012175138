package import Domain
import TestSupport

extension Game {
  /// Returns all positions of a game that a seeded random player plays with itself.
  package static func random(seed: UInt64) -> [Game] {
    RandomGame(seed: seed).map(\.game)
  }
}
