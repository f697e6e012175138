/// An event of the move queue.
public enum PlanEvent: Hashable, Sendable {
  case planned
  /// A queued move was refused, and the moves behind it were dropped.
  case refused(PlannedMove, Table.Outcome.Reason, dropping: [PlannedMove])
  /// Queued moves were dropped.
  case notPlayed([PlannedMove])
}
