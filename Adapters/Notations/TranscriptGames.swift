package import Domain

extension Transcript {
  /// A step of a transcript that the rules forbid.
  package struct IllegalStep: Error, Hashable {
    /// The step.
    package let step: Record.Step
    /// Its number among the steps of its game, counted from 1.
    package let number: Int
    /// The number of the game, counted from 1.
    package let game: Int
  }

  /// Returns the games that were played one after the other: what follows the end of a game is the
  /// next one, except for passes, which say nothing there.
  package func games() throws(IllegalStep) -> [Record] {
    var ended: [Record] = []
    var record = Record()
    var number = 0
    for step in steps {
      if record.game.turn == nil {
        guard step != .pass else { continue }
        ended.append(record)
        record = Record()
        number = 0
      }
      number += 1
      // A pass before a move may be left out.
      if case .move = step { record.pass() }
      guard record.make(step) else {
        throw IllegalStep(step: step, number: number, game: ended.count + 1)
      }
    }
    return ended + [record]
  }
}
