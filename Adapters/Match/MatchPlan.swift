package import Domain

/// Which games a match has: two each share opening and seed, and the two players exchange their
/// sides after the first of them (C4.10).
package struct MatchPlan: Hashable, Sendable {
  /// How many games there are.
  package let count: Int
  /// The seed of the first two games; each further pair has the next one.
  private let seed: UInt64
  /// How many moves by chance each game begins with.
  package let opening: Int

  /// Makes the plan of a match.
  package init(count: Int, seed: UInt64, opening: Int = 0) {
    self.count = count
    self.seed = seed
    self.opening = opening
  }

  /// Returns the seed of a game, which is counted from zero; after the highest seed comes zero.
  package func seed(of game: Int) -> UInt64 {
    seed &+ UInt64(game / 2)
  }

  /// Returns what belongs to two players by their sides in a game; given is what belongs to them by
  /// their sides in the first game.
  package func seated<Value>(_ players: BySide<Value>, in game: Int) -> BySide<Value> {
    guard game % 2 == 1 else { return players }
    return BySide(dark: players.light, light: players.dark)
  }
}
