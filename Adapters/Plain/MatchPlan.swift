package import Domain

/// Which games a match has, and who plays which side in them (C4.9).
///
/// A player is named by the side for which he was given.
package struct MatchPlan: Hashable, Sendable {
  package let count: Int
  private let seed: UInt64
  /// How many moves by chance each game begins with.
  package let opening: Int

  package init(count: Int, seed: UInt64, opening: Int = 0) {
    (self.count, self.seed, self.opening) = (count, seed, opening)
  }

  /// Returns the seed of a game, which the two games of a pair share.
  package func seed(of game: Int) -> UInt64 { seed &+ UInt64(game / 2) }

  /// Returns the player of a side, who then has the side for which the other one was given, or the side
  /// of a player.
  package func exchanged(_ side: Disk, in game: Int) -> Disk {
    game % 2 == 1 ? side.flipped : side
  }
}
