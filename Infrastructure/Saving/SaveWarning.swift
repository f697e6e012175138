public import UseCases

/// A reason why the moves of a run may not be saved.
///
/// It is known when the file is opened.
public enum SaveWarning: Hashable, Sendable {
  /// The file cannot be locked now, so the first save is expected to fail.
  case willFail(SaveFailure)
  /// Files cannot be locked here, so two programs could play the same game.
  case noLock(path: String)
}
