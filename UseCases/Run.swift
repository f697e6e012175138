/// What holds for a run of the program, whatever game is played: a reset hands it on whole.
public struct Run: Hashable, Sendable {
  /// Whether the passes of Computer sides are dismissed by themselves (R5.4).
  public internal(set) var isAutoPassing: Bool
  /// Whether the worth of every square is kept up as the game goes on (R9.13).
  public internal(set) var keepsValues = false
  /// Whether the game is still there when the program has ended (R7.1).
  public internal(set) var isSaved = true
  /// How the latest save has ended (R7.6).
  var lastSave = LastSave.succeeded

  /// How a save has ended.
  enum LastSave: Hashable {
    /// What is saved is the game as it is.
    case succeeded
    /// It has failed, and is tried again.
    indirect case failed(SaveFailure)
  }
}
