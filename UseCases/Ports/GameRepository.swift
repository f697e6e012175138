/// The port that loads and saves the game.
public protocol GameRepository: Sendable {
  /// Returns the saved game, or `nil` if nothing is saved.
  ///
  /// Later saves never overwrite a file that failed to load and was left in place.
  ///
  /// - Throws: `LoadFailure` if the file is unreadable or not a saved game.
  func load() throws(LoadFailure) -> SavedGame?

  /// Replaces the saved game atomically.
  ///
  /// - Throws: `SaveFailure` if the save failed or may not survive a power loss. Either the old or
  ///   the new game is then intact.
  func save(_ saved: SavedGame) throws(SaveFailure)
}

/// A failure to load the saved game (R7.5).
public enum LoadFailure: Error, Hashable {
  /// The file was not a saved game and was renamed to `name`.
  case setAside(Detail, name: String)
  /// The file is not a saved game and could not be renamed.
  case stuck(Detail, because: Detail)
  case unreadable(Detail)
  /// A file named by the player is not a saved game.
  case foreign(Detail)
}

/// A failure to save the game (R7.6).
public struct SaveFailure: Error, Hashable {
  /// A description of the error.
  public let detail: Detail

  /// Creates a failure with a description.
  public init(_ detail: Detail) { self.detail = detail }
}
