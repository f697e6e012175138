import Domain

/// How a game would go on after a mistake, and after the best move in its place: what its reasons
/// are drawn from (R16).
public struct Explanation: Hashable, Sendable {
  /// The mistake.
  public let mistake: JudgedMove
  /// How the game goes on after it.
  public private(set) var played: Line
  /// How the game would go on after the best move.
  public private(set) var best: Line
  private var isGivenUp = false

  /// How many moves a line has behind the first, unless the game ends before.
  public static let length = 12

  /// Begins with what is known of a mistake; returns nil if that is no move of its game.
  init?(of mistake: JudgedMove) {
    let game = mistake.before.game
    let best = mistake.advice.best
    let steps = mistake.advice.line
    guard
      let played = Line(
        before: game, move: mistake.played, steps: [.move(mistake.played.square)]),
      let line = Line(
        before: game, move: best,
        steps: steps.first == .move(best.square) ? steps : [.move(best.square)])
    else { return nil }
    self.mistake = mistake
    self.played = played
    self.best = line
  }

  /// What is awaited to make one of the lines longer; nil if both are long enough, or no more is to
  /// come.
  var wait: Wait? {
    nextRecord.map { .advice(on: $0, about: .bestMove) }
  }

  /// Whether no more is to come.
  public var isComplete: Bool { nextRecord == nil }

  /// The game at the end of the line that is made longer next, at which a side is to move.
  private var nextRecord: Record? {
    isGivenUp ? nil : record(after: played) ?? record(after: best)
  }

  /// Returns the game at the end of a line, after a pass that is due; nil if the line is long
  /// enough, or the game is over.
  private func record(after line: Line) -> Record? {
    guard line.steps.count(where: \.isMove) <= Self.length else { return nil }
    var record = mistake.before
    for step in line.steps {
      // The pass before a move may have been left out.
      if step.isMove { record.pass() }
      record.make(step)
    }
    record.pass()
    return record.game.turn == nil ? nil : record
  }

  /// Returns the same with what a computer says about the game at the end of a line.
  func learning(from advice: Advice) -> Explanation {
    var following = self
    if record(after: played) != nil {
      following.played = played.going(on: advice.line)
    } else {
      following.best = best.going(on: advice.line)
    }
    return following == self ? givenUp : following
  }

  /// The same, and no more is to come.
  var givenUp: Explanation {
    var ended = self
    ended.isGivenUp = true
    return ended
  }
}

extension Line {
  /// Returns the line with steps behind it, and with a pass that is due before them.
  fileprivate func going(on following: [Record.Step]) -> Line {
    let record = try? Record(start: before, steps: steps + following)
    return record.flatMap { Line(before: before, move: move, steps: $0.steps) } ?? self
  }
}

extension Session {
  /// What explains the mistake that was made at the moment that is seen, or is about to be made,
  /// as far as that is known; nil if nothing is (R16).
  public var explanation: Explanation? {
    // While the coach asks, nothing else is explained.
    if case .play = question { teaching.explanation } else { knownExplanation }
  }

  /// What is known of the mistake that a computer is to explain, if it is still to be asked.
  var explanationSought: Explanation? {
    knownExplanation.flatMap { $0.isComplete ? nil : $0 }
  }

  /// What is known of the mistake that a computer is to explain, whether it was asked or not.
  private var knownExplanation: Explanation? {
    guard let mistake = mistakeToExplain else { return nil }
    let known = teaching.explanation
    return known?.mistake == mistake ? known : Explanation(of: mistake)
  }

  /// The mistake that a computer is to explain: the one that was made at the earlier moment that is
  /// looked at, or that the coach warns of; nil if there is none.
  private var mistakeToExplain: JudgedMove? {
    // Under a question only what a person waits for is sought.
    if question != nil, pursuit == nil { return nil }
    if let lesson { return lesson.mistake }
    if let look {
      // Somebody who tries something else does not look at it.
      guard !isTrying else { return nil }
      let sides = modes.learners
      return analysis.moves(of: record).first {
        $0.before == look.seen && $0.loss >= Lesson.leastLoss && sides.contains($0.side)
      }
    }
    guard question == nil else { return nil }
    if case .watched(let square)? = planned.first { return warning(of: square) }
    return nil
  }
}
