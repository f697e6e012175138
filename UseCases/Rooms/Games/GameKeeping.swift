public import Domain
public import UseCases

/// The part of a repository that keeps games when they have ended or are left (R7.10).
public protocol GameKeeping: Sendable {
  /// Keeps a game; the one that was kept last is not kept again.
  ///
  /// - Parameters:
  ///   - record: the game with its steps, of which at least one is a move.
  ///   - modes: who has played it.
  /// - Throws: `SaveFailure` if the game could not be kept, or may not survive a loss of power.
  func keep(_ record: Record, playedBy modes: Modes) throws(SaveFailure)

  /// Returns the last games that are kept, the newest last, or nil if none are kept in this run.
  ///
  /// - Throws: `LoadFailure` if they cannot be read.
  func keptGames(last count: Int) throws(LoadFailure) -> [KeptGame]?

  /// Whether a game that is saved here is still there when the program has ended.
  var isLasting: Bool { get }
}

extension GameKeeping {
  /// A saved game lasts, unless the repository says something else.
  public var isLasting: Bool { true }

  /// Keeps nothing, unless the repository does something else.
  public func keep(_ record: Record, playedBy modes: Modes) throws(SaveFailure) {}

  /// No games are kept, unless the repository keeps them.
  public func keptGames(last count: Int) throws(LoadFailure) -> [KeptGame]? { nil }
}
