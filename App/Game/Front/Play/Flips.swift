import Adapters
import TerminalInput

extension KeyRow {
  /// The key that shows a move at once.
  static let flips: [KeyRow] = [
    KeyRow(
      .enter, in: [.flips], hint: { $0.language("Enter skip", ja: "Enter 飛ばす") },
      action: { _ in [.send(.finishAnimation)] })
  ]
}
