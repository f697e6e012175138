import Domain
import UseCases

/// The kinds of moments, which decide what keys do and what is shown.
enum Moment: Hashable, CaseIterable {
  /// The window is too small.
  case tooSmall
  case page
  /// The player is asked about the game as a whole.
  case question
  /// The coach asks about a square.
  case coachAsks
  /// The coach waits for the value of a square.
  case coachWeighs
  case flips
  /// A computer must pass.
  case computersPass
  /// A human must pass.
  case yourPass
  case computerThinks
  case end
  /// A human is to move.
  case yourTurn
  /// A study shows a position of a game whose moves are not all judged.
  case study
  /// A study shows a position of its game, and an analysis runs.
  case analysis
  /// A study shows a position of a judged game.
  case judged
  /// A study shows a tried position.
  case trial
  /// A better square than a mistake is sought.
  case exercise
  case solved
  case lessonOver
}

extension Model {
  /// The current moment: the first that hides the others, or the phase of the game.
  var moment: Moment {
    if window.isTooSmall { return .tooSmall }
    return page == nil ? momentOfGame : .page
  }

  /// The moment as if nothing hid the game.
  var momentOfGame: Moment {
    if question != nil { return .question }
    if let study { return moment(of: study) }
    if coach.asked != nil { return .coachAsks }
    if coach.weighed != nil { return .coachWeighs }
    if shownEnding != nil { return .end }
    switch session.phase {
    case .flipping: return .flips
    case .passing(let side): return session.modes[side] == .manual ? .yourPass : .computersPass
    case .thinking: return .computerThinks
    case .over: return .end
    case .picking: return .yourTurn
    }
  }

  private func moment(of study: Study) -> Moment {
    if let exercises = study.exercises {
      if exercises.isOver { return .lessonOver }
      return exercises.isSolved ? .solved : .exercise
    }
    if study.isTrying { return .trial }
    if analysis.isRunning { return .analysis }
    return analysis.isDone(with: study.record) ? .judged : .study
  }
}
