import UseCases

/// What an answer means that names no command: it depends on what is up.
extension Session {
  /// What agreeing does here: the last answer to the alert that is up; without an alert, there is
  /// no question.
  var agreement: Input { ViewModel(self).alert?.actions.last?.input ?? .answerReset(.ok) }

  /// Returns what an empty line does here: it gives the answer to the alert that changes least, or
  /// else returns to the present, or else ends the analysis, or else, if that is wanted, drops what
  /// is planned; nil if there is none of them.
  func enter(dropsPlanned: Bool) -> Input? {
    if let alert = ViewModel(self).alert { return alert.actions.first?.input }
    if earlier != nil { return .go(.present) }
    if isAnalyzing { return .stopAnalysis }
    return dropsPlanned && !planned.isEmpty ? .dropPlanned : nil
  }

  /// What Esc does here before it puts a cursor on the board away: drops what is planned, or else
  /// cancels the question; nil if there is neither.
  var escapeBeforeCursor: Input? {
    if !planned.isEmpty { return .dropPlanned }
    return question == nil ? nil : .answerReset(.cancel)
  }

  /// What Esc does here if there is no cursor, either: returns to the present, or else ends the
  /// analysis; nil if there is none of them.
  var escapeAfterCursor: Input? {
    if earlier != nil { return .go(.present) }
    return isAnalyzing ? .stopAnalysis : nil
  }
}
