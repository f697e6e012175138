public import Domain
import UseCases

/// A queued move or pass (R12).
public enum QueuedMove: Hashable, Sendable {
  case alone(Record.Step)
  /// A step of a transcript, numbered from 1.
  case ofTranscript(Record.Step, number: Int)

  /// The move or pass.
  public var step: Record.Step {
    switch self {
    case .alone(let step), .ofTranscript(let step, number: _): step
    }
  }

  /// Returns the steps of a transcript as queued moves.
  public static func transcript(_ steps: [Record.Step]) -> [QueuedMove] {
    zip(steps, 1...).map { .ofTranscript($0, number: $1) }
  }
}
