/// The port through which the one saved game is kept.
public protocol GameRepository: Sendable {
  /// Returns the saved game, or nil when nothing is saved.
  ///
  /// - Throws: `LoadFailure` when something is there and is no saved game, or cannot be read.
  func load() throws(LoadFailure) -> SavedGame?

  /// Replaces the saved game as a whole; what was saved before is there until the new one is.
  ///
  /// - Throws: `SaveFailure` when it could not; then the saved game is as it was.
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

  /// Whether the place of the saved game is free, so that a new game may be saved there.
  var leavesPlace: Bool {
    if case .setAside = self { true } else { false }
  }
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
