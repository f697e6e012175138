/// The port through which the saved game is loaded and saved, of which there is one.
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
