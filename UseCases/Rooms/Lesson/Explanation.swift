import Domain
import UseCases

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

  /// What is asked to make one of the lines longer; nil if both are long enough, or no more is to
  /// come.
  var query: Query? {
    nextRecord.map { Query(record: $0, question: .bestMove) }
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
