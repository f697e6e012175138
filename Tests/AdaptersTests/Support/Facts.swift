import Adapters
import Domain
import UseCases

extension ViewModel {
  /// Everything the view shows but the board, on two lines.
  var headlines: String {
    """
    \(player("x", dark)), \(player("o", light))
    \(words(message)); \(words(alert)); \(picks.map(\.description).joined(separator: " "))
    """
  }

  private func player(_ side: String, _ player: Player) -> String {
    "\(side) \(player.count) \(player.mode)\(player.isThinking ? " thinking" : "")"
  }

  private func words(_ message: Message) -> String {
    switch message {
    case .turn(let side): "turn \(side)"
    case .result(let result): result.winner.map { "won \($0)" } ?? "tied"
    }
  }

  private func words(_ alert: Alert?) -> String {
    switch alert {
    case .pass(let side): "pass \(side)"
    case .confirmation(let question): question == .reset ? "confirmation" : "\(question)"
    case nil: "no alert"
    }
  }
}
