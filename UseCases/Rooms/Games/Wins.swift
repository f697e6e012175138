import Domain
public import UseCases

/// A human's wins against the computer at one level.
public struct Wins: Hashable, Sendable {
  /// The number of recent archived games to search.
  package static let gamesLookedAt = 200

  /// The level that the human played against.
  public let level: Level
  /// The number of games that the human won.
  public let won: Int
  /// The number of finished games, at least 1.
  public let count: Int

  /// Creates a count, or returns `nil` if no game against the level is finished.
  package init?(against level: Level, in games: [ArchivedGame]) {
    let ended = games.filter { $0.players.opponent == level && $0.record.game.result != nil }
    if ended.isEmpty { return nil }
    self.level = level
    count = ended.count
    won = ended.count { $0.record.game.result?.winner == $0.players.soleHumanSide }
  }
}

extension Modes {
  /// The level that the only human plays against, or `nil`.
  package var opponent: Level? {
    guard let human = soleHumanSide, case .computer(let level) = self[human.flipped] else {
      return nil
    }
    return level
  }
}
