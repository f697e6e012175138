package import Domain

/// A time that must end before the front goes on by itself.
package struct Pause: Hashable, Sendable {
  /// The event at the end of a pause.
  package enum End: Hashable, Sendable {
    /// A computer passes in this game.
    case pass(in: Record)
    /// The indicator shows its next frame.
    case indicator(frame: Int)
  }

  package let end: End
  package let duration: Duration
}
