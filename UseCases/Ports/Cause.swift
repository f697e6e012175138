/// Why a file could not be read or written.
public enum Cause: Hashable, Sendable {
  /// The system refuses, for a reason in its own words, such as `No space left on device`.
  case system(String)
  /// Another program has the saved game open.
  case heldByAnother
  /// Another program has changed the file.
  case changedByAnother
  /// It is not a saved game.
  case notASavedGame(Flaw)
  /// There is no folder for it.
  case noHome(HomeProblem)

  /// What is wrong with the environment variable `HOME`.
  public enum HomeProblem: Hashable, Sendable {
    /// It is not set, or empty.
    case notSet
    /// It is not the path of a folder from the root on.
    case relative
    /// It is not text.
    case notUTF8
  }
}
