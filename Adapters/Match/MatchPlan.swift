package import Domain

/// Which games a match has: two each share opening and seed, unless both players are the same, and
/// the two exchange their sides after the first of them (C4.10).
package struct MatchPlan: Hashable, Sendable {
  /// How many games there are.
  package let count: Int
  /// The seed of the first game.
  private let seed: UInt64
  /// How many games in a row have the same seed.
  private let gamesOfSeed: Int
  /// How many moves by chance each game begins with.
  package let opening: Int

  /// Makes the plan of a match; one of a player against itself would play each game of a pair
  /// twice.
  package init(count: Int, seed: UInt64, opening: Int = 0, isAgainstItself: Bool = false) {
    self.count = count
    self.seed = seed
    gamesOfSeed = isAgainstItself ? 1 : 2
    self.opening = opening
  }

  /// Returns the seed of a game, which is counted from zero; after the highest seed comes zero.
  package func seed(of game: Int) -> UInt64 {
    seed &+ UInt64(game / gamesOfSeed)
  }

  /// Returns what belongs to two players by their sides in a game; given is what belongs to them by
  /// their sides in the first game.
  package func seated<Value>(_ players: BySide<Value>, in game: Int) -> BySide<Value> {
    guard game % 2 == 1 else { return players }
    return BySide(dark: players.light, light: players.dark)
  }
}
