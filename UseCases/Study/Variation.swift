public import Domain

/// One way in which a game is played: the steps that were made, those that were taken back, and the
/// earlier moment that is looked at.
///
/// It is legal whatever happens to it: each step was legal when it was made, those that were taken
/// back can be made again, and the earlier moment is one of the game.
public struct Variation: Hashable, Sendable {
  /// The steps so far and the game to which they have led.
  public private(set) var record: Record
  /// The steps that were taken back and can be made again, the next one last (R10.4).
  public private(set) var undone: [Record.Step] = []
  /// The moves that an analysis of it has judged (R11.4).
  package var analysis: Analysis
  private var moment = Box<Record>.empty

  /// Begins with a record, at its present moment, and with what is known of its moves.
  init(_ record: Record, judgedBy analysis: Analysis = Analysis()) {
    self.record = record
    self.analysis = analysis
  }

  /// The game up to the earlier moment that is looked at, at which a side is to move, because it is
  /// the one before a move; nil at the present (R13).
  package var earlier: Record? {
    moment.value
  }

  /// Whether no earlier moment is looked at.
  var isAtPresent: Bool { if case .empty = moment { true } else { false } }

  /// The game at the moment that is seen.
  var seenGame: Game {
    if case .full(let record) = moment { record.game } else { record.game }
  }

  /// The game up to the moment that is seen: the earlier one that is looked at, or the present.
  package var seen: Record { earlier ?? record }

  /// The record in which what was taken back has been made again.
  ///
  /// - Complexity: plays the steps that were taken back.
  public var whole: Record {
    undone.reversed().reduce(into: record) { record, step in record.make(step) }
  }

  /// The number of all its steps.
  var length: Int { record.steps.count + undone.count }

  /// Returns the steps that a step made at the moment that is seen would abandon: all that came
  /// after that moment, those that were taken back included; none if the step is the first of them.
  func stepsAbandoned(by step: Record.Step) -> [Record.Step] {
    // Nearly every step is at the present and abandons nothing, which is then known at once.
    if isAtPresent, undone.isEmpty || undone.last == step { return [] }
    let following = record.steps.dropFirst(seen.steps.count) + undone.reversed()
    return following.first == step ? [] : Array(following)
  }

  /// Makes a step at the moment that is seen and returns true, or changes nothing and returns false
  /// if it is not legal.
  ///
  /// The steps that have followed that moment are taken back first. If the step is the next that
  /// can be made again, those behind it still can; otherwise they are forgotten.
  mutating func make(_ step: Record.Step) -> Bool {
    make(step) { $0.make(step) }
  }

  /// Makes a move as a step, without working it out again.
  mutating func make(_ move: Move) -> Bool {
    make(.move(move.square)) { $0.make(move) }
  }

  private mutating func make(_ step: Record.Step, by body: (inout Record) -> Bool) -> Bool {
    if case .full(var next) = moment {
      let length = next.steps.count
      guard body(&next) else { return false }
      undone += record.steps.dropFirst(length).reversed()
      record = next
      moment = .empty
    } else if !body(&record) {
      return false
    }
    if undone.last == step { undone.removeLast() } else { undone = [] }
    return true
  }

  /// Takes back all steps but the first ones, and returns to the present.
  ///
  /// - Parameter length: how many steps are kept; less than zero stands for zero.
  /// - Returns: the steps that were taken back, in the order in which they were made.
  mutating func takeBack(to length: Int) -> [Record.Step] {
    let steps = Array(record.steps.dropFirst(max(0, length)))
    moment = .empty
    record = record.prefix(length)
    undone += steps.reversed()
    return steps
  }

  /// Makes the next step again that was taken back, at the present, and returns it; nil if there is
  /// none.
  mutating func makeAgain() -> Record.Step? {
    guard let step = undone.popLast() else { return nil }
    moment = .empty
    record.make(step)
    return step
  }

  /// Looks at the moment before the move of a number and returns true, or changes nothing and
  /// returns false if there is no such move.
  mutating func look(before number: Int) -> Bool {
    guard let earlier = record.before(move: number) else { return false }
    moment = .full(earlier)
    return true
  }

  /// Returns to the present.
  mutating func returnToPresent() {
    moment = .empty
  }
}
