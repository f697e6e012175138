import Adapters
package import Rooms
import UseCases

/// A command, as a line or a key gives it (C3).
package enum TableCommand: Hashable, Sendable {
  /// An input, with the word or square by which a refusal names it.
  case input(Table.Input, word: String = unnamed)
  /// An input that depends on the table when it is carried out.
  case intent(ContextualCommand, word: String = unnamed)
  case show(InfoRequest)
  /// Shows the last games.
  case games
  /// Leaves the program.
  case quit

  /// The placeholder for the word of a key or of a row of commands.
  static let unnamed = ""

  /// The word for a refusal, or `nil` if the command is never refused.
  var word: String? {
    switch self {
    case .input(_, let word), .intent(_, let word): word
    case .show, .games, .quit: nil
    }
  }

  /// Returns the command with a word for its refusal.
  func called(_ word: String) -> TableCommand {
    switch self {
    case .input(let input, word: _): .input(input, word: word)
    case .intent(let intent, word: _): .intent(intent, word: word)
    case .show, .games, .quit: self
    }
  }
}
