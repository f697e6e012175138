public import Domain
public import UseCases

/// The part of a repository that archives games (R7.10).
public protocol GameArchive: Sendable {
  /// Archives a game, unless it equals the last archived game.
  ///
  /// The game must have at least one move.
  ///
  /// - Throws: `SaveFailure` if archiving failed or may not survive a power loss.
  func archive(_ game: KeptGame) throws(SaveFailure)

  /// Returns the last `count` archived games, newest last.
  ///
  /// Returns `nil` if this run has no archive.
  ///
  /// - Throws: `LoadFailure` if the archive is unreadable.
  func archivedGames(last count: Int) throws(LoadFailure) -> [ArchivedGame]?

  /// True if saved games outlive the program.
  var isLasting: Bool { get }
}

extension GameArchive {
  /// True by default.
  public var isLasting: Bool { true }

  /// Archives nothing by default.
  public func archive(_ game: KeptGame) throws(SaveFailure) {}

  /// Archives a game that was played to its end, or is replaced.
  public func archive(_ record: Record, playedBy modes: Modes) throws(SaveFailure) {
    try archive(KeptGame(record, players: modes))
  }

  /// Returns `nil` by default.
  public func archivedGames(last count: Int) throws(LoadFailure) -> [ArchivedGame]? { nil }
}
