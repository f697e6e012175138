/// Why the file of the saved game could not be read.
enum ReadFailure: Error {
  /// The system refuses to read it, for the given reason: a path and an error.
  case unreadable(reason: String)
  /// It was read, and is not a saved game.
  case notASavedGame(problem: String)
}
