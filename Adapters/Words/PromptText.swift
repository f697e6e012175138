/// What stands before a line that is typed.
extension GameText {
  /// Returns the prompt: what can be answered, if an alert is up.
  package func prompt(_ alert: Alert?) -> String {
    switch alert {
    case .pass: language("[Enter] Dismiss> ", ja: "[Enter] パス> ")
    case .confirmation: language("[Enter] Cancel / ok> ", ja: "はい(y) / いいえ[n]> ")
    case nil: "reversi> "
    }
  }
}
