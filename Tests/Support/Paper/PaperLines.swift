import Domain
import Rooms
import UseCases

/// The lines after a mistake and after the best move in its place, as they stand on paper (R16.1).
package struct PaperLines: Equatable, Sendable {
  let mistake: PaperJudgment
  private var played: [Record.Step]
  private var best: [Record.Step]
  private var isGivenUp = false

  /// Begins with the two moves, and with what is known of the best line.
  init(of mistake: PaperJudgment) {
    self.mistake = mistake
    played = [.move(mistake.played.square)]
    let (line, square) = (mistake.advice.line, mistake.advice.best.square)
    best = Self.whole(line.first == .move(square) ? line : [.move(square)], of: mistake)
  }

  /// Copies what the product has.
  init(_ explanation: Explanation) {
    mistake = PaperJudgment(explanation.mistake)
    played = explanation.played.steps
    best = explanation.best.steps
    isGivenUp =
      explanation.isComplete && Self.end(of: played, of: mistake) != nil
      || explanation.isComplete && Self.end(of: best, of: mistake) != nil
  }

  /// What a computer is asked next: of the first line that has fewer than twelve moves behind its
  /// first one how it goes on, unless the game is over there.
  var wait: Table.Wait? {
    guard !isGivenUp else { return nil }
    let end = Self.end(of: played, of: mistake) ?? Self.end(of: best, of: mistake)
    return end.map { .advice(on: $0, about: .bestMove) }
  }

  /// The lines, of which the shorter one goes on as a computer says.
  func going(on advice: Advice) -> PaperLines {
    var lines = self
    if Self.end(of: played, of: mistake) != nil {
      lines.played = Self.whole(played + advice.line, of: mistake)
    } else {
      lines.best = Self.whole(best + advice.line, of: mistake)
    }
    return lines
  }

  /// The same, which go on no longer.
  var givenUp: PaperLines {
    var lines = self
    lines.isGivenUp = true
    return lines
  }

  private static func whole(_ steps: [Record.Step], of mistake: PaperJudgment) -> [Record.Step] {
    (try? Record(start: mistake.before.game, steps: steps))?.steps ?? []
  }

  private static func end(of line: [Record.Step], of mistake: PaperJudgment) -> Record? {
    guard line.filter({ $0 != .pass }).count < 13 else { return nil }
    let before = mistake.before
    var end = try? Record(start: before.start, steps: before.steps + line)
    end?.pass()
    return end?.game.turn == nil ? nil : end
  }
}
