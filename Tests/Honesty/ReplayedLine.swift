/// A line that was played step by step on a board, with all boards on the way.
package struct ReplayedLine: Hashable, Sendable {
  /// A disk that was put on a place, or a pass if there is none.
  package struct Step: Hashable, Sendable {
    /// Who was on turn.
    package let side: Side
    /// The place, or nil for a pass.
    package let place: Place?
    /// The board after the step.
    package let board: PlainBoard
  }

  /// What is wrong with a line.
  package struct Illegal: Error, Hashable, CustomStringConvertible {
    /// What is wrong, in words.
    package let description: String
  }

  /// The board before the first step.
  package let start: PlainBoard
  /// The side that is on turn before the first step.
  package let side: Side
  /// The steps.
  package private(set) var steps: [Step] = []

  /// Plays a text such as `d3c3--e6`; a pass that a move implies may be left out.
  package init(_ text: some StringProtocol, on board: PlainBoard, by side: Side) throws(Illegal) {
    start = board
    self.side = side
    var letters = Array(text)[...]
    var (board, turn) = (board, side)
    while !letters.isEmpty {
      let word = String(letters.prefix(2))
      letters = letters.dropFirst(2)
      let mustPass = board.legal(for: turn).isEmpty && !board.isOver
      if mustPass {
        steps.append(Step(side: turn, place: nil, board: board))
        turn = turn.other
        if word == "--" { continue }
      }
      guard let place = Place(word), let next = board.placing(turn, on: place) else {
        throw Illegal(description: "'\(word)' is illegal at step \(steps.count + 1) of \(text)")
      }
      board = next
      steps.append(Step(side: turn, place: place, board: board))
      turn = turn.other
    }
    guard let first = steps.first, first.place != nil else {
      throw Illegal(description: "'\(text)' does not begin with a move")
    }
  }

  /// The place of the first disk.
  package var first: Place { steps[0].place ?? Place.all[0] }

  /// The steps that are moves.
  package var moves: [Step] { steps.filter { $0.place != nil } }

  /// The board at the end of the line.
  package var end: PlainBoard { steps.last?.board ?? start }

  /// Whether the game ends with the line.
  package var isOver: Bool { end.isOver }

  /// Returns the steps up to a move of a number, the first one being 1: all if there are fewer
  /// moves, or the number is nil.
  package func steps(toMove number: Int?) -> ArraySlice<Step> {
    var (count, length) = (0, 0)
    for step in steps where count != number {
      length += 1
      if step.place != nil { count += 1 }
    }
    return steps.prefix(length)
  }

  /// Returns how many legal squares a side has at each of its turns after the first move, none
  /// where it must pass.
  package func choices(of side: Side) -> [Int] {
    steps.filter { $0.side != side && !$0.board.isOver }.map { $0.board.legal(for: side).count }
  }
}

extension ReplayedLine.Step {
  /// The word of the step: the name of the place, or `--`.
  package var word: String { place?.name ?? "--" }
}
