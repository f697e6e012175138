public import Adapters
public import Domain
public import Rooms
import UseCases

/// An alert as data: one of the game, or the question of the coach.
public enum TableAlert: Hashable, Sendable {
  /// A pass or a question of the game.
  case game(Alert)
  /// Whether a square is to be played that the coach has warned of (R15.2).
  case play(Square)

  /// The message (R5.1, R6.2, R6.5).
  public var message: String {
    switch self {
    case .game(let alert): alert.message
    case .play(let square): "Do you really want to play \(square)?"
    }
  }

  /// The title of each answer that a player can give, with the input to send for it: the one that
  /// changes least first, the one that agrees last.
  public var actions: [(title: String, input: Table.Input)] {
    switch self {
    case .game(.pass): [("Dismiss", .make(.pass))]
    case .game(.confirmation), .play:
      [("Cancel", .answer(.cancel)), ("OK", .answer(.ok))]
    }
  }
}

extension TableModel {
  /// The question that is up, or nil.
  package var question: Table.Question? {
    switch alert {
    case .game(.confirmation(let question)): .game(question)
    case .play(let square): .play(square)
    case .game(.pass), nil: nil
    }
  }
}
