public import UseCases

/// A reason, known when a file is opened, why the moves of a run may not be saved.
public enum SaveWarning: Hashable, Sendable {
  /// The file cannot be locked now, so the first save is expected to fail.
  case willFail(SaveFailure)
  /// Files cannot be locked here, so two programs could play the same game.
  case noLock(path: String)
}
