/// The state of a run of the program, which a reset keeps.
public struct Run: Hashable, Sendable {
  /// True while values are on (R9.13).
  public internal(set) var showsValues = false
  /// True if the game outlives the program (R7.1).
  public internal(set) var isSaved = true

  /// Creates a run that is saved, with values off.
  public init() {}
}
