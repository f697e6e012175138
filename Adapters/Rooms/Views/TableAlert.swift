public import Adapters
public import Domain
public import Rooms
import UseCases

/// An alert as data, either from the game or from the coach.
public enum TableAlert: Hashable, Sendable {
  case game(Alert)
  /// The coach's question about a square (R15.2).
  case play(Square)

  /// The text of the alert (R5.1, R6.2, R6.5).
  public var message: String {
    switch self {
    case .game(let alert): alert.message
    case .play(let square): "Do you really want to play \(square)?"
    }
  }

  /// The possible answers, each with its input.
  ///
  /// The first answer changes the least, and the last one agrees.
  public var actions: [(title: String, input: Table.Input)] {
    switch self {
    case .game(.pass): [("Dismiss", .make(.pass))]
    case .game(.confirmation), .play:
      [("Cancel", .answer(.cancel)), ("OK", .answer(.ok))]
    }
  }
}

extension TableModel {
  package var question: Table.Question? {
    switch alert {
    case .game(.confirmation(let question)): .game(question)
    case .play(let square): .play(square)
    case .game(.pass), nil: nil
    }
  }
}
