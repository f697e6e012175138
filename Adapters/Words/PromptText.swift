import UseCases

/// What stands before a line that is typed.
extension GameText {
  /// Returns the prompt: what can be answered, if an alert is up, or that another game can begin.
  package func prompt(_ view: ViewModel) -> String {
    switch view.alert {
    case .pass: language("[Enter] Dismiss> ", ja: "[Enter] パス> ")
    case .confirmation: language("[Enter] Cancel / ok> ", ja: "はい(y) / いいえ[n]> ")
    case nil:
      if view.advice.lesson?.isAnswered == true {
        language("[Enter] next> ", ja: "[Enter] 次へ> ")
      } else {
        view.offersAgain ? promptOfAgain : plainPrompt
      }
    }
  }

  /// The prompt that names no key.
  package var plainPrompt: String { "reversi> " }

  /// The prompt at which an empty line begins another game.
  var promptOfAgain: String { language("[Enter] again> ", ja: "[Enter] もう一局> ") }
}
