public import Domain

extension Record {
  /// The error for a step that the rules forbid.
  public struct IllegalStep: Error, Hashable {
    /// The step.
    public let step: Step
    /// Its number among the steps that were given, counted from 1.
    public let number: Int
  }

  /// Makes the record of a game and its steps; a pass that a move implies may be left out.
  ///
  /// - Throws: `IllegalStep` for the first step that the rules forbid.
  public init(start: Game = Game(), steps: some Sequence<Step>) throws(IllegalStep) {
    self.init(start: start)
    for (number, step) in zip(1..., steps) {
      // The pass before a move may have been left out.
      if case .move = step { pass() }
      guard make(step) else { throw IllegalStep(step: step, number: number) }
    }
  }
}
