/// The port that loads and saves the one saved game.
public protocol GameRepository: Sendable {
  /// Returns the saved game, or `nil` if nothing is saved.
  ///
  /// If loading fails and leaves a file in place, no later save overwrites it.
  ///
  /// - Throws: `LoadFailure` if the file is unreadable or not a saved game.
  func load() throws(LoadFailure) -> SavedGame?

  /// Replaces the saved game as a whole.
  ///
  /// The old game stays intact until the new one is in place.
  ///
  /// - Throws: `SaveFailure` if the save failed or may not survive a power loss. The old or the new
  ///   game is then intact.
  func save(_ saved: SavedGame) throws(SaveFailure)
}

/// An error in loading a saved game (R7.5).
public enum LoadFailure: Error, Hashable {
  /// The file was not a saved game and was renamed to `name`.
  case setAside(Detail, name: String)
  /// The file is not a saved game and could not be renamed.
  case stuck(Detail, because: Detail)
  case unreadable(Detail)
  /// The file is the player's own and not a saved game.
  case foreign(Detail)
}

/// An error in saving a game (R7.6).
public struct SaveFailure: Error, Hashable {
  /// The error in words.
  public let detail: Detail

  /// Creates a failure with its description.
  public init(_ detail: Detail) { self.detail = detail }
}
