package import Domain
import UseCases

extension Record {
  /// Returns the record of the first `length` steps, or of all there are.
  ///
  /// A negative `length` means 0.
  ///
  /// - Complexity: replays these steps.
  package func prefix(_ length: Int) -> Record {
    var earlier = Record(start: start)
    for step in steps.prefix(max(0, length)) { earlier.make(step) }
    return earlier
  }

  /// Returns the record before the move with a number, or `nil`.
  ///
  /// - Complexity: replays the steps before the move.
  package func before(move number: Int) -> Record? {
    var earlier = Record(start: start)
    for step in steps {
      if earlier.game.moveNumber == number, step.isMove { return earlier }
      earlier.make(step)
    }
    return nil
  }

  /// The positions from the start to the current one.
  ///
  /// - Complexity: replays all steps.
  package var games: [Game] {
    var record = Record(start: start)
    var games = [start]
    for step in steps {
      record.make(step)
      games.append(record.game)
    }
    return games
  }
}

extension Record.Step {
  package var isMove: Bool { if case .move = self { true } else { false } }
}
