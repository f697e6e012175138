package import Domain
import UseCases

/// Earlier moments of a game.
extension Record {
  /// Returns the record of the first `length` steps: of all if there are fewer, of none if the
  /// length is negative.
  ///
  /// - Complexity: plays these steps again.
  package func prefix(_ length: Int) -> Record {
    var earlier = Record(start: start)
    for step in steps.prefix(max(0, length)) { earlier.make(step) }
    return earlier
  }

  /// Returns the record before the move of a number; nil if there is no such move.
  ///
  /// - Complexity: plays the steps before it again.
  package func before(move number: Int) -> Record? {
    var earlier = Record(start: start)
    for step in steps {
      if earlier.game.moveNumber == number, step.isMove { return earlier }
      earlier.make(step)
    }
    return nil
  }

  /// The games from the start to the present one.
  ///
  /// - Complexity: plays all steps again.
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
  /// Whether a disk was placed.
  package var isMove: Bool { if case .move = self { true } else { false } }
}
