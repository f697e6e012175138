import Adapters
import UseCases

/// A message, whose kind tells a front end where to show it.
package enum Announcement {
  /// A permanent line.
  case line(String)
  /// An answer to the player's request.
  case answer([String])
  /// A notice that stays until the next message.
  case notice(String)
  /// The welcome, which stays until the next move.
  case welcome(String)
  /// An empty message that clears the last notice.
  case nothing
  case refusal(TableRefusal)
  /// A failed load or save, or missing advice.
  case trouble(String)

  /// The lines that the plain front end prints to standard output.
  package var lines: [String] {
    switch self {
    case .line(let line), .notice(let line): [line]
    case .answer(let lines): lines
    case .welcome, .nothing, .refusal, .trouble: []
    }
  }

  /// True if the message replaces the last notice.
  package var isNotice: Bool {
    switch self {
    case .notice, .welcome, .refusal: true
    case .line, .answer, .nothing, .trouble: false
    }
  }
}
