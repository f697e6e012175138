import Domain

/// The sheet of one game: a pile of games with the steps that led to each, and the steps that were
/// taken back (R10).
struct PaperSheet: Sendable {
  /// The game after each number of steps, from none to all.
  private(set) var pile: [Record]
  /// The steps that were taken back, the next one last.
  private(set) var undone: [Record.Step] = []
  /// What the latest analysis of it has found, the last move first (R11.4).
  var judged: [PaperJudgment] = []
  /// What it is for: a lesson about a side, or about those who learn, tells nothing (R14.1).
  var purpose: Purpose?

  enum Purpose {
    case told
    case lesson(Disk?)
  }

  var isTold: Bool { if case .told? = purpose { true } else { false } }

  /// Writes the steps of a record down, one by one.
  init(_ record: Record) {
    pile = [Record(start: record.start)]
    for step in record.steps { push(step) }
  }

  var present: Record { pile[pile.count - 1] }
  var steps: [Record.Step] { present.steps }

  /// The places of the moves among the steps.
  var moves: [Int] { steps.indices.filter { steps[$0] != .pass } }

  /// Returns the place among the steps of the move of a number, or nil if there is none (R13.1).
  func place(ofMove number: Int) -> Int? {
    moves.first { pile[$0].game.moveNumber == number }
  }

  /// Makes a step, if it is legal: the next one that was taken back leaves the others to be made
  /// again, and any other forgets them (R10.4).
  mutating func make(_ step: Record.Step) {
    push(step)
    undone = undone.last == step ? undone.dropLast() : []
  }

  /// Takes back all steps but so many, and returns them in their order.
  mutating func takeBack(to count: Int) -> [Record.Step] {
    let steps = Array(steps.dropFirst(count))
    pile.removeLast(steps.count)
    undone += steps.reversed()
    return steps
  }

  /// Makes the next step again that was taken back, and returns it; nil if there is none.
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
