import Domain

/// A human's wins against the computer at one level.
package struct Wins: Hashable, Sendable {
  /// The number of recent archived games to search.
  package static let gamesLookedAt = 200

  /// The level that the human played against.
  let level: Level
  /// The number of games that the human won.
  let won: Int
  /// The number of finished games, at least 1.
  let count: Int

  /// Creates a count, or returns `nil` if no game against the level is finished.
  init?(against level: Level, in games: [ArchivedGame]) {
    let ended = games.map(\.game).filter {
      $0.players.opponent == level && $0.record.game.result != nil
    }
    if ended.isEmpty { return nil }
    self.level = level
    count = ended.count
    won = ended.count { $0.record.game.result?.winner == $0.players.soleHuman }
  }
}
