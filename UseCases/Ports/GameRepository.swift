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
///
/// The reasons are the repository's own words, as part of a sentence.
public enum LoadFailure: Error, Hashable {
  /// The file was not a saved game and was renamed to `name`.
  case setAside(String, name: String)
  /// The file is not a saved game and could not be renamed.
  case stuck(String, because: String)
  case unreadable(String)
  /// A file named by the player is not a saved game.
  case foreign(String)
}

/// A failure to save the game (R7.6).
public struct SaveFailure: Error, Hashable {
  /// The reason in the repository's own words, as part of a sentence.
  public let reason: String

  /// Creates a failure with a reason.
  public init(_ reason: String) { self.reason = reason }
}
