public import Domain

/// The port through which the saved game is loaded and saved; there is one saved game.
public protocol GameRepository: Sendable {
  /// Returns the saved game, or nil if nothing is saved.
  ///
  /// If loading fails and what is there stays in place, no later save overwrites it.
  ///
  /// - Throws: `LoadFailure` if what is there is not a saved game, or cannot be read.
  func load() throws(LoadFailure) -> SavedGame?

  /// Replaces the saved game as a whole; the old one is intact until the new one is in place.
  ///
  /// - Throws: `SaveFailure` if the new game could not be saved, or may not survive a loss of
  ///   power; either the old or the new one is then there, whole.
  func save(_ saved: SavedGame) throws(SaveFailure)

  /// Keeps a game that a player leaves, beside the saved game (R7.10); the one that was kept last
  /// is not kept again.
  ///
  /// - Parameters:
  ///   - record: the game with its steps, of which at least one is a move.
  ///   - modes: who has played it.
  /// - Throws: `SaveFailure` if the game could not be kept, or may not survive a loss of power.
  func keep(_ record: Record, playedBy modes: Modes) throws(SaveFailure)

  /// Whether a game that is saved here is still there when the program has ended.
  var isLasting: Bool { get }
}

extension GameRepository {
  /// A saved game lasts, unless the repository says something else.
  public var isLasting: Bool { true }

  /// Keeps nothing, unless the repository does something else.
  public func keep(_ record: Record, playedBy modes: Modes) throws(SaveFailure) {}
}

/// Why a saved game could not be loaded (R7.5).
public enum LoadFailure: Error, Hashable {
  /// What was there is not a saved game; it is now kept under another name.
  case setAside(Detail, name: String)
  /// What is there is not a saved game, and could not be set aside, for another reason.
  case stuck(Detail, because: Detail)
  /// What is there could not be read.
  case unreadable(Detail)
  /// What is there is not a saved game, and belongs to the user.
  case foreign(Detail)
}

/// Why a game could not be saved (R7.6).
public struct SaveFailure: Error, Hashable {
  /// What is wrong, and where.
  public let detail: Detail

  /// Makes a failure.
  public init(_ detail: Detail) { self.detail = detail }
}
