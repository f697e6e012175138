import UseCases

/// What an answer means that names no command: it depends on what is up.
extension Session {
  /// What agreeing does here: the last answer to the alert that is up; without an alert, there is
  /// no question.
  var agreement: Input { ViewModel(self).alert?.actions.last?.input ?? .answerReset(.ok) }

  /// Returns what an empty line does here: it dismisses a pass that is up, or else ends the first
  /// of what there is to end, moves that are planned only if that is wanted; nil if there is none
  /// of them.
  func enter(dropsPlanned: Bool) -> Input? {
    if awaitsPass != nil { return .dismissPass }
    return endings.first { dropsPlanned || $0 != .planned }?.input
  }
}

extension Session.Ending {
  /// The input that ends it.
  var input: Input {
    switch self {
    case .question: .answerReset(.cancel)
    case .planned: .dropPlanned
    case .moment: .go(.present)
    case .analysis: .stopAnalysis
    }
  }
}
