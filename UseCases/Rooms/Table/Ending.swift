extension Table {
  /// Something that a person can end, which then leaves the game as it is.
  public enum Ending: Hashable, Sendable, CaseIterable {
    /// The question that is up, which is canceled (R6.2, R6.5).
    case question
    /// The moves that wait for their turn, which are dropped (R12.6).
    case planned
    /// The moment that is looked at, from which one returns to the present (R13).
    case moment
    /// The analysis that is under way, which stops (R11).
    case analysis
  }

  /// What there is to end now, in the order in which it is ended, one at a time.
  public var endings: [Ending] {
    Ending.allCases.filter { ending in
      switch ending {
      case .question: question != nil
      case .planned: !waiting.isEmpty
      case .moment: look != nil
      case .analysis: isAnalyzing
      }
    }
  }
}
