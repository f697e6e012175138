/// How a person or another program has ended a game: what its input was in the end.
public enum InputEnd: Hashable, Sendable {
  /// The input has ended, or somebody has left before that.
  case ended
  /// The input cannot be read any further.
  case brokenOff
}
