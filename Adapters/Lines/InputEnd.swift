/// The way a game's input ended.
public enum InputEnd: Hashable, Sendable {
  /// The input ended, or the player left first.
  case ended
  /// The input could not be read to its end.
  case brokenOff
}
