public import Domain

/// A move or a pass that waits for its turn (R12).
public struct PlannedMove: Hashable, Sendable {
  /// The move or the pass.
  public let step: Record.Step
  /// Its number in the transcript with which it was planned, counted from 1; nil if it was planned
  /// alone.
  public let number: Int?

  /// Plans a move or a pass alone.
  public init(_ step: Record.Step) { self.init(step: step, number: nil) }

  private init(step: Record.Step, number: Int?) {
    self.step = step
    self.number = number
  }

  /// Returns the moves and passes of a transcript, in their order.
  public static func transcript(_ steps: [Record.Step]) -> [PlannedMove] {
    zip(steps, 1...).map { PlannedMove(step: $0, number: $1) }
  }
}
