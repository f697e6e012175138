public import Domain

/// One way in which a game was played on: the steps that were made, and those that were taken back.
public struct Variation: Hashable, Sendable {
  /// The steps so far and the game to which they have led.
  public let record: Record
  /// The steps that were taken back and can be made again, the next one last.
  public let undone: [Record.Step]

  /// The record in which what was taken back has been made again.
  ///
  /// - Complexity: plays the steps that were taken back.
  public var whole: Record {
    undone.reversed().reduce(into: record) { record, step in record.make(step) }
  }

  /// The number of all its steps.
  var length: Int { record.steps.count + undone.count }
}

extension Session {
  /// The game as it is played now, with what was taken back.
  var variation: Variation { Variation(record: record, undone: undone) }

  /// Makes a step that nobody has made here before, or the next of those that were taken back.
  ///
  /// If it departs from those, they are forgotten, and the game as it was is kept, unless the one
  /// that is kept is as long (R13.6).
  ///
  /// - Returns: the steps from which it departs.
  mutating func play(_ step: Record.Step) -> [Record.Step] {
    var left: [Record.Step] = []
    if undone.last == step {
      undone.removeLast()
    } else {
      left = undone.reversed()
      keepVariation()
      undone = []
    }
    change { $0.make(step) }
    return left
  }

  private mutating func keepVariation() {
    let isLonger = other.map { variation.length > $0.length } ?? true
    guard !undone.isEmpty, isLonger else { return }
    other = Variation(record: variation.whole, undone: [])
  }
}
