/// The port through which the one saved game is kept.
public protocol GameRepository: Sendable {
  /// Returns the saved game, or nil when nothing is saved.
  ///
  /// After a failure that has left in place what is there, `save(_:)` saves nothing.
  ///
  /// - Throws: `LoadFailure` when something is there and is no saved game, or cannot be read.
  func load() throws(LoadFailure) -> SavedGame?

  /// Replaces the saved game as a whole; what was saved before is there until the new one is.
  ///
  /// - Throws: `SaveFailure` when it could not, or cannot promise that the new one will last; then
  ///   the old one or the new one is there, whole.
  func save(_ saved: SavedGame) throws(SaveFailure)
}

/// Why nothing could be loaded although something is there; each text is part of a sentence that
/// a player reads (R7.5).
public enum LoadFailure: Error, Hashable {
  /// What was there is no saved game, because of the problem; it is now kept under another name.
  case setAside(problem: String, name: String)
  /// What is there is no saved game, and could not be put aside, for the reason.
  case stuck(problem: String, reason: String)
  /// What is there could not be read, for the reason.
  case unreadable(reason: String)
  /// What is there is no saved game, and is not ours to move.
  case foreign(problem: String)
}

/// Why a game could not be saved: the place and the reason, as a player reads them (R7.6).
public struct SaveFailure: Error, Hashable {
  /// The place and the reason, such as `/home/ann/game: No space left on device`.
  public let reason: String

  /// Makes a failure with its reason.
  public init(reason: String) {
    self.reason = reason
  }
}
