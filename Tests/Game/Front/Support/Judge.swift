import Domain
import Front
import TerminalInput
import UseCases

/// An engine that knows what each move of a game has lost.
struct Judge {
  /// The losses of the moves from the first on; later moves have lost nothing.
  var losses: [Int] = []
  /// The lead of the side that is to move at the end of the game so far.
  var leadNow = 0
  /// The number of the first move with exact values.
  var exactFrom = 1
  /// The number of steps behind each best square, the first legal ones.
  var lineLength = 0

  /// Returns that each move is worth what the game is, or that a move before has lost so much.
  func advice(on query: Front.Query) -> Advice? {
    let squares = query.record.game.legalSquares
    let number = query.record.game.moveNumber
    guard case .best(knowing: let played) = query.question else {
      let moves = squares.map { valued($0, leadNow, number) }
      return moves.first.map { Advice(best: $0, others: Array(moves.dropFirst())) }
    }
    let loss = losses.indices.contains(number - 1) ? losses[number - 1] : 0
    let lead = (played.value?.lead ?? 0) + loss
    let better = squares.first { $0 != played.square && loss > 0 }
    let best = better ?? played.square
    return Advice(best: valued(best, lead, number), then: line(after: best, on: query.record))
  }

  private func line(after square: Square, on record: Record) -> [Record.Step] {
    var line = record
    line.place(on: square)
    let length = line.steps.count
    for _ in 0..<lineLength {
      line.pass()
      guard let next = line.game.legalSquares.first else { break }
      line.place(on: next)
    }
    return Array(line.steps.dropFirst(length))
  }

  private func valued(_ square: Square, _ lead: Int, _ number: Int) -> ValuedMove {
    ValuedMove(square, value: number >= exactFrom ? .exact(lead) : .estimate(lead))
  }
}

extension Player {
  /// Answers the queries of an analysis, as many as there are or at most some.
  ///
  /// - Returns: the numbers of the steps before the positions that were asked about.
  @discardableResult
  mutating func engineJudges(_ judge: Judge = Judge(), atMost count: Int = 60) -> [Int] {
    var asked: [Int] = []
    while asked.count < count, let query = model.query {
      asked.append(query.record.steps.count)
      receive(.answer(query, judge.advice(on: query)))
    }
    return asked
  }

  /// Does what a text such as `Esc, study 5, Up, judge` says.
  ///
  /// `judge` has the engine judge moves; other words that are no keys are typed.
  mutating func follow(_ text: String, _ judge: Judge = Judge()) {
    for word in text.split(separator: ", ").map(String.init) {
      if word == "judge" {
        engineJudges(judge)
      } else if let key = Self.keys[word] {
        press(key)
      } else {
        type(word)
      }
    }
  }

  private static let keys: [String: Key] = [
    "Enter": .enter, "Esc": .escape, "Up": .up, "Down": .down, "Left": .left, "Right": .right,
    "PageUp": .pageUp, "PageDown": .pageDown, "Home": .home, "End": .end, "Tab": .tab,
  ]
}
