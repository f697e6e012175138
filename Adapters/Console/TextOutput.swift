/// The port through which a text front writes.
public protocol TextOutput: Sendable {
  /// Writes a text at once and as a whole; a text that cannot be written ends the program, not the
  /// game.
  func write(_ text: String, to stream: TextStream)
}

/// The two places a text front writes to.
public enum TextStream: Hashable, Sendable {
  /// Where events and what was asked for go.
  case events
  /// Where refusals and notices go.
  case notices
}
