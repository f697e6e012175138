/// The way in which a game's input ended.
public enum InputEnd: Hashable, Sendable {
  /// The input has ended, or the player left before that.
  case ended
  /// The input could not be read any further.
  case brokenOff
}
