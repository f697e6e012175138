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
    if coach.asked != nil { return .coachAsks }
    if coach.weighed != nil { return .coachWeighs }
    if shownEnding != nil { return .end }
    switch session.phase {
    case .flipping: return .flips
    case .passing(let side): return session.modes[side] == .manual ? .yourPass : .computersPass
    case .thinking: return .computerThinks
    case .over: return .end
    case .choosing: return .yourTurn
    }
  }
}
