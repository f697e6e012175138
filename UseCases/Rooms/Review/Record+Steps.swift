public import Domain

extension Record {
  /// The error for an illegal step.
  public struct IllegalStep: Error, Hashable {
    /// The illegal step.
    public let step: Step
    /// The number of the step, counted from 1.
    public let number: Int
  }

  /// Creates a record from its steps, which may omit passes.
  ///
  /// - Throws: `IllegalStep` for the first illegal step.
  public init(start: Game = Game(), steps: some Sequence<Step>) throws(IllegalStep) {
    self.init(start: start)
    for (number, step) in zip(1..., steps) {
      // A pass before the move may have been omitted.
      if case .move = step { pass() }
      guard make(step) else { throw IllegalStep(step: step, number: number) }
    }
  }
}
