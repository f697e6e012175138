package import Domain

extension Record {
  /// Creates a record from legal steps.
  ///
  /// It ends before the first illegal one.
  init(start: Game, making steps: some Sequence<Step>) {
    self.init(start: start)
    for step in steps where !make(step) { return }
  }

  /// Returns the record of at most the first `length` steps.
  ///
  /// - Complexity: replays these steps.
  package func prefix(_ length: Int) -> Record {
    Record(start: start, making: steps.prefix(max(0, length)))
  }

  /// All positions, from the start to the current position.
  ///
  /// - Complexity: replays all steps.
  var games: [Game] {
    var record = Record(start: start)
    var games = [start]
    for step in steps {
      record.make(step)
      games.append(record.game)
    }
    return games
  }

  /// The record after the pass that is due, if one is.
  var afterDuePass: Record {
    var record = self
    record.pass()
    return record
  }

  /// Returns whether the record continues an earlier one, or equals it.
  func continues(_ earlier: Record) -> Bool {
    start == earlier.start && steps.starts(with: earlier.steps)
  }
}

extension Record.Step {
  var isMove: Bool { if case .move = self { true } else { false } }
}
