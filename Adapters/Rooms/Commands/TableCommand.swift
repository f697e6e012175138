import Adapters
package import Rooms
import UseCases

/// A command from a line or a key (C3).
package enum TableCommand: Hashable, Sendable {
  /// An input, with the word or square that names it in a refusal.
  case input(Table.Input, word: String = unnamed)
  /// An input that depends on the table when it is carried out.
  case intent(ContextualCommand, word: String = unnamed)
  case show(InfoRequest)
  /// Shows the latest archived games.
  case games
  case quit

  /// The empty word of a command from a key or a `CommandRow`.
  static let unnamed = ""

  /// The word for a refusal, or `nil` if the command is never refused.
  var word: String? {
    switch self {
    case .input(_, let word), .intent(_, let word): word
    case .show, .games, .quit: nil
    }
  }

  /// Returns the command with the word that names it in a refusal.
  func called(_ word: String) -> TableCommand {
    switch self {
    case .input(let input, word: _): .input(input, word: word)
    case .intent(let intent, word: _): .intent(intent, word: word)
    case .show, .games, .quit: self
    }
  }
}
