/// Something that has happened to the moves that are planned.
public enum PlanEvent: Hashable, Sendable {
  /// Moves were planned; the table knows which.
  case planned
  /// A planned move was refused when it was its turn, and those behind it were dropped.
  case refused(PlannedMove, Table.Outcome.Reason, dropping: [PlannedMove])
  /// Planned moves were dropped.
  case notPlayed([PlannedMove])
}
