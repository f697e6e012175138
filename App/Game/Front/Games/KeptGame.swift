package import Domain
import UseCases

/// A game as the archive keeps it.
package struct KeptGame: Hashable, Sendable {
  package let record: Record
  package let players: BySide<Player>

  /// Creates a game that ended or is replaced.
  package init(_ record: Record, players: BySide<Player>) {
    self.record = record
    self.players = players
  }
}

extension Model {
  /// The game, with the levels at which it is played.
  var keptGame: KeptGame { KeptGame(session.record, players: players) }

  /// The game with those who have played it.
  ///
  /// Other players after its end do not count.
  var gameAsPlayed: KeptGame {
    guard let lastGame, lastGame.record == session.record else { return keptGame }
    return lastGame
  }
}
