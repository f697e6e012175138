import Adapters
import Domain
import UseCases

extension KeyRow {
  /// The words of the key row for what is typed in a study.
  static let trial: [KeyRow] = [
    KeyRow(typedIn: [.study]) {
      $0.choices.isEmpty ? nil : $0.language("a square: try it", ja: "マス: 試す")
    },
    KeyRow(typedIn: [.trial]) { $0.choices.isEmpty ? nil : "hint" },
    KeyRow(typedIn: [.trial]) {
      $0.choices.isEmpty ? nil : $0.language("play: go on from here", ja: "play: ここから続ける")
    },
  ]
}

extension Model {
  /// Tries typed steps in the study, up to the first that is not legal.
  mutating func tryOut(_ steps: [Record.Step]) -> [Effect] {
    if study?.exercises != nil { return attempt(steps) }
    for step in steps {
      guard let refusal = refusalOfTrial(step) else { continue }
      refuse(refusal)
      break
    }
    return []
  }

  /// Tries a step.
  ///
  /// - Returns: the refusal, or `nil`.
  private mutating func refusalOfTrial(_ step: Record.Step) -> String? {
    guard let study else { return nil }
    var isLegal = false
    _ = walk { isLegal = $0.tryOut(step) }
    // A pass may have followed by itself.
    if isLegal || step == .pass && study.viewed.steps.last == .pass { return nil }
    let game = study.viewed.afterDuePass.game
    guard game.turn != nil else { return language.lastPosition(isTrying: study.isTrying) }
    guard case .move(let square) = step else {
      return language.refusal(of: step, because: .canPlace)
    }
    return language.refusal(of: square, in: game)
  }
}
