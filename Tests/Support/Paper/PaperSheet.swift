import Domain

/// The reference history of a game, including the undone steps (R10).
struct PaperSheet: Sendable {
  /// The game after each number of steps, from none to all.
  private(set) var pile: [Record]
  /// The undone steps, with the next step to redo last.
  private(set) var undone: [Record.Step] = []
  /// The judgments of the latest analysis, last move first (R11.4).
  var judged: [PaperJudgment] = []
  /// The purpose of that analysis.
  ///
  /// An analysis for a lesson is silent (R14.1).
  var purpose: Purpose?

  enum Purpose {
    case told
    case lesson(Disk?)
  }

  var isTold: Bool { if case .told? = purpose { true } else { false } }

  init(_ record: Record) {
    pile = [Record(start: record.start)]
    for step in record.steps { push(step) }
  }

  var present: Record { pile[pile.count - 1] }
  var steps: [Record.Step] { present.steps }

  /// The indices of the moves among the steps.
  var moves: [Int] { steps.indices.filter { steps[$0] != .pass } }

  /// Returns the index of a numbered move among the steps, if any (R13.1).
  func place(ofMove number: Int) -> Int? {
    moves.first { pile[$0].game.moveNumber == number }
  }

  /// Plays a legal step (R10.4).
  ///
  /// If it equals the next undone step, the other undone steps stay. Any other step discards them.
  mutating func make(_ step: Record.Step) {
    push(step)
    undone = undone.last == step ? undone.dropLast() : []
  }

  /// Undoes all steps after the first `count` and returns them in order.
  mutating func takeBack(to count: Int) -> [Record.Step] {
    let steps = Array(steps.dropFirst(count))
    pile.removeLast(steps.count)
    undone += steps.reversed()
    return steps
  }

  /// Redoes the next undone step, if any, and returns it.
  mutating func makeAgain() -> Record.Step? {
    guard let step = undone.popLast() else { return nil }
    push(step)
    return step
  }

  private mutating func push(_ step: Record.Step) {
    var next = present
    if next.make(step) { pile.append(next) }
  }
}
