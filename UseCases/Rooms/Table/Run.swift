/// What holds for a run of the program, whatever game is played: a reset hands it on whole.
public struct Run: Hashable, Sendable {
  /// Whether the worth of every square is kept up as the game goes on (R9.13).
  public internal(set) var keepsValues = false
  /// Whether the game is still there when the program has ended (R7.1).
  public internal(set) var isSaved = true

  /// Makes a run that is saved, without values.
  public init() {}
}
