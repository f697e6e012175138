public import Domain
import UseCases

/// A move or a pass that waits for its turn (R12).
public enum PlannedMove: Hashable, Sendable {
  /// A move or a pass that was planned by itself.
  case alone(Record.Step)
  /// One of a transcript, with its number there, counted from 1.
  case ofTranscript(Record.Step, number: Int)

  /// The move or the pass.
  public var step: Record.Step {
    switch self {
    case .alone(let step), .ofTranscript(let step, number: _): step
    }
  }

  /// Returns the moves and passes of a transcript, in their order.
  public static func transcript(_ steps: [Record.Step]) -> [PlannedMove] {
    zip(steps, 1...).map { .ofTranscript($0, number: $1) }
  }
}
