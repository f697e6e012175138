import Domain
public import UseCases

/// How many of the games of one person against a level were won.
public struct Wins: Hashable, Sendable {
  /// How many of the last kept games are looked at.
  package static let gamesLookedAt = 200

  /// The level that has played against the person.
  public let level: Level
  /// How many games the person has won.
  public let won: Int
  /// How many games have ended, at least one.
  public let count: Int

  /// Counts the games against a level; returns nil if none has ended.
  package init?(against level: Level, in games: [KeptGame]) {
    let ended = games.filter { $0.players.opponent == level && $0.record.game.result != nil }
    if ended.isEmpty { return nil }
    self.level = level
    count = ended.count
    won = ended.count { $0.record.game.result?.winner == $0.players.onlyPerson }
  }
}

extension Modes {
  /// The level of the computer against which the only person plays; nil if there is no such game.
  package var opponent: Level? {
    guard let person = onlyPerson, case .computer(let level) = self[person.flipped] else {
      return nil
    }
    return level
  }
}
