import Domain
import TerminalInput
import UseCases

extension KeyRow {
  /// The key that looks back, which finds nothing before the first move.
  static let lookBack: [KeyRow] = [
    KeyRow(.pageUp, in: [.yourTurn, .computerThinks]) { model in
      guard model.session.record.steps.isEmpty else { return nil }
      model.refuse(model.language.noMovesYet)
      return []
    }
  ]
}

extension Language {
  fileprivate var noMovesYet: String {
    self("There are no moves yet.", ja: "まだ手がありません。")
  }
}
