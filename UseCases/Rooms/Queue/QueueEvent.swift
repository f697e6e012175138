/// An event in the move queue.
public enum QueueEvent: Hashable, Sendable {
  case queued
  /// A queued move was refused, and the moves behind it were dropped.
  case refused(QueuedMove, Table.Outcome.Reason, dropping: [QueuedMove])
  /// Queued moves were dropped.
  case notPlayed([QueuedMove])
}
