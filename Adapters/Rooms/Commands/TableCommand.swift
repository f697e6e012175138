import Adapters
package import Rooms
import UseCases

/// What a person says by a line, or by a key that stands for one (C3).
package enum TableCommand: Hashable, Sendable {
  /// An input; a refusal calls it by the word that was typed, without a number, or by the name of a
  /// square.
  case input(Table.Input, word: String = unnamed)
  /// An input that is known only when its turn comes.
  case intent(Intent, word: String = unnamed)
  /// To see something.
  case look(Look)
  /// To see the last games.
  case games
  /// To leave the program.
  case quit

  /// The word of what a row of the commands says before it is typed, and of a key.
  static let unnamed = ""

  /// What a refusal calls it; nil if it is never refused.
  var word: String? {
    switch self {
    case .input(_, let word), .intent(_, let word): word
    case .look, .games, .quit: nil
    }
  }

  /// Returns the same under the word by which a refusal calls it.
  func called(_ word: String) -> TableCommand {
    switch self {
    case .input(let input, word: _): .input(input, word: word)
    case .intent(let intent, word: _): .intent(intent, word: word)
    case .look, .games, .quit: self
    }
  }
}
