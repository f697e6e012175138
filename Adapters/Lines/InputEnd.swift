/// How a person or another program has ended a game: what its input was in the end.
package enum InputEnd: Hashable, Sendable {
  /// The input has ended, or somebody has left before that.
  case ended
  /// The input cannot be read any further.
  case brokenOff
}

/// The error of an input that cannot be read, for a reason in the system's words.
package struct InputBrokenOff: Error, Hashable {
  /// The reason.
  package let reason: String

  /// Makes the error of a reason.
  package init(reason: String) { self.reason = reason }
}
