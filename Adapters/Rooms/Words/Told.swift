import Adapters
import UseCases

/// What is told of something that has happened, by kind: each front has a place for each.
package enum Told {
  /// What stays for good.
  case line(String)
  /// What a player has asked for, and reads.
  case answer([String])
  /// What holds until something else is told.
  case notice(String)
  /// What is told at the start, which is old news after a move.
  case welcome(String)
  /// Nothing new: what was told before no longer holds.
  case nothing
  /// Why something is not carried out.
  case refusal(TableRefusal)
  /// What is no part of the game.
  case trouble(String)

  /// The lines, which a front without places for them prints one after the other.
  package var lines: [String] {
    switch self {
    case .line(let line), .notice(let line): [line]
    case .answer(let lines): lines
    case .welcome, .nothing, .refusal, .trouble: []
    }
  }

  /// Whether it takes the place of what was told before.
  package var isNotice: Bool {
    switch self {
    case .notice, .welcome, .refusal: true
    case .line, .answer, .nothing, .trouble: false
    }
  }
}
