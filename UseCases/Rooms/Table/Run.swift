/// The state of a program run, which survives a reset.
public struct Run: Hashable, Sendable {
  /// True while values are on (R9.13).
  public internal(set) var showsValues = false
  /// True if the game outlives the program (R7.1).
  public internal(set) var isSaved = true

  /// Creates a run with saving on and values off.
  public init() {}
}
