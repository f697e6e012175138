public import Domain
public import UseCases

/// A game as the archive keeps it.
public struct KeptGame: Hashable, Sendable {
  /// The record of the game.
  public let record: Record
  /// The modes of both sides.
  public let players: Modes

  /// Creates a game that ended or is replaced.
  public init(_ record: Record, players: Modes) {
    self.record = record
    self.players = players
  }

  /// Creates the game of a session, as it is now.
  public init(_ session: Session) {
    self.init(session.record, players: session.modes)
  }
}
