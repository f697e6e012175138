import Adapters
import UseCases

/// A message by kind: each front end has a place for each.
package enum Announcement {
  /// A line that stays.
  case line(String)
  /// An answer to the player's request.
  case answer([String])
  /// A notice that holds until the next message.
  case notice(String)
  /// The welcome, which is outdated after a move.
  case welcome(String)
  /// An empty message that clears the last notice.
  case nothing
  case refusal(TableRefusal)
  /// An error that belongs to no game.
  case trouble(String)

  /// The lines for a front end without special places.
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
