/// The port through which the saved game is loaded and saved; there is one saved game.
public protocol GameRepository: Sendable {
  /// Returns the saved game, or nil if nothing is saved.
  ///
  /// If loading fails and the file stays in place, no later save overwrites it.
  ///
  /// - Throws: `LoadFailure` if the file is not a saved game, or cannot be read.
  func load() throws(LoadFailure) -> SavedGame?

  /// Replaces the saved game as a whole; the old one is intact until the new one is in place.
  ///
  /// - Throws: `SaveFailure` if the new game could not be saved, or may not survive a loss of power;
  ///   either the old or the new one is then there, whole.
  func save(_ saved: SavedGame) throws(SaveFailure)
}

/// Why a saved game could not be loaded; each text is part of a sentence that a player reads (R7.5).
public enum LoadFailure: Error, Hashable {
  /// The file was not a saved game, because of the given problem; it is now kept under another
  /// name.
  case setAside(problem: String, name: String)
  /// The file is not a saved game, and could not be set aside, for the given reason.
  case stuck(problem: String, reason: String)
  /// The file could not be read, for the given reason.
  case unreadable(reason: String)
  /// The file is not a saved game, and belongs to the user.
  case foreign(problem: String)
}

/// Why a game could not be saved (R7.6).
public struct SaveFailure: Error, Hashable {
  /// The path and the reason, such as `/home/ann/game: No space left on device`.
  public let reason: String

  /// Makes a failure with its reason.
  public init(reason: String) {
    self.reason = reason
  }
}
