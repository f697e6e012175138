public import Domain
public import UseCases

/// The part of a repository that archives games (R7.10).
public protocol GameKeeping: Sendable {
  /// Archives a game, unless it equals the last archived game.
  ///
  /// The game must have at least one move.
  ///
  /// - Throws: `SaveFailure` if archiving failed or may not survive a power loss.
  func keep(_ record: Record, playedBy modes: Modes) throws(SaveFailure)

  /// Returns the last `count` archived games, newest last.
  ///
  /// Returns `nil` if this run has no archive.
  ///
  /// - Throws: `LoadFailure` if the archive is unreadable.
  func keptGames(last count: Int) throws(LoadFailure) -> [KeptGame]?

  /// True if saved games outlive the program.
  var isLasting: Bool { get }
}

extension GameKeeping {
  /// True by default.
  public var isLasting: Bool { true }

  /// Archives nothing by default.
  public func keep(_ record: Record, playedBy modes: Modes) throws(SaveFailure) {}

  /// Returns `nil` by default.
  public func keptGames(last count: Int) throws(LoadFailure) -> [KeptGame]? { nil }
}
