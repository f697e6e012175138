import Domain
import Front
import TerminalInput
import UseCases

/// The rules of a study that hold at any time.
extension Player {
  /// What stands on a wide screen in a study, with the forms of other sizes.
  static let formsOfStudy: [(stands: String, forms: [String])] = [
    ("Study of ", ["Study of ", "move ", " of "]),
    ("Trial from ", ["Trial from ", "trial "]),
    ("Which square is better?", ["Which square is better?", "Exercise ", "better?", "best: "]),
    (": solved", [": solved", "solved: Enter"]),
    ("Lesson over: ", ["Lesson over: ", ": Enter"]),
  ]

  /// Returns the rule of a study that an action broke which led to another player.
  func brokenRuleOfStudy(_ action: Action, _ after: Player) -> String? {
    after.brokenRuleOfQueries ?? brokenPause(action, after)
  }

  /// The engine is asked about positions with a legal move, and the player sees that it searches.
  private var brokenRuleOfQueries: String? {
    guard let query = model.query else { return nil }
    if query.record.game.legalSquares.isEmpty { return "the engine is asked about no move" }
    var shown = model.shownSession.record
    shown.pass()
    switch query.question {
    case .bestMove: if query.record != shown { return "a hint is not about what is shown" }
    case .everyMove: break
    case .best: if !model.isPaused { return "an analysis outside a study" }
    }
    let wide = wide
    guard model.isPaused, wide.isBoardShown, wide.isEnglish, !wide.hasText,
      !wide.shows("Enter keep")
    else { return nil }
    let hasIndicator = if case .indicator = model.pause?.end { true } else { false }
    return wide.keyRow.contains("Esc stop") == hasIndicator ? nil : "a search without 'Esc stop'"
  }

  /// While a study is open, only a move that was on its way changes the game.
  private func brokenPause(_ action: Action, _ after: Player) -> String? {
    // What was ordered before may be on its way.
    guard model.isPaused, after.model.isPaused, !isBehind, !after.isBehind else { return nil }
    switch action {
    case .computer, .catchUp: return nil
    default: break
    }
    if saveCount != after.saveCount { return "the game is saved in a study" }
    if session.record != after.session.record { return "the game goes on in a study" }
    return session.modes == after.session.modes ? nil : "the players change in a study"
  }

  /// Returns whether a key of a study did what its hint says.
  func doesInStudy(_ hint: String, _ after: Player) -> Bool {
    let isElsewhere = after.words != words
    switch hint {
    case "Enter analyze", "Enter mistakes":
      return after.shows("Esc stop") || after.shows("Enter practice")
        || after.shows("There is nothing to analyze.")
    case "Left Right walk":
      var other = self
      other.press(.left)
      if other.words == words { other.press(.right) }
      return other.words != words
    case "Up Down mistakes": return true
    case "a square: try it":
      var shown = model.shownSession.record
      shown.pass()
      guard let square = shown.game.legalSquares.first else { return false }
      var other = self
      other.type("\(square)")
      return other.words != words
    case "hint":
      return after.model.query != nil || after.shows("Best: ") || after.shows("The best square is ")
        || isElsewhere
    case "Esc your game", "Enter your game": return !after.model.isPaused
    case "Esc stop": return !after.shows("Esc stop")
    case "Esc study": return after.model.isPaused && !after.shows("xercise")
    case "play: go on from here":
      var other = self
      other.type("play")
      return other.shows("Go on from here?") || !other.model.isPaused
    case "PageUp look back": return after.model.isPaused
    case "Enter practice":
      return after.shows("Exercise 1 of ") || after.shows("There is nothing to practice")
    case let hint where hint.hasPrefix("Esc back to move "): return !after.shows("Trial from ")
    case let hint where hint.hasPrefix("Enter try "): return isElsewhere
    default:
      let moves = [
        "PageDown next", "PageUp previous", "Enter next", "PageUp last exercise", "Enter choose",
      ]
      return moves.contains(hint) && (isElsewhere || hint == "PageUp previous")
    }
  }
}
