extension Table {
  /// A state that the player can cancel without changing the game.
  public enum CancelTarget: Hashable, Sendable, CaseIterable {
    /// The open question (R6.2, R6.5).
    case question
    /// The queued moves (R12.6).
    case queued
    /// The review of an earlier position (R13).
    case review
    /// The running analysis (R11).
    case analysis
  }

  /// The current cancel targets, in the order in which they are canceled.
  public var cancelTargets: [CancelTarget] {
    CancelTarget.allCases.filter { target in
      switch target {
      case .question: question != nil
      case .queued: !waiting.isEmpty
      case .review: review != nil
      case .analysis: isAnalyzing
      }
    }
  }
}
