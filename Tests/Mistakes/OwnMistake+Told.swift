import Adapters
import Domain
import Notations
import RoomAdapters
import Rooms
import UseCases

extension OwnMistake {
  /// Reads a line of a mistake; what stands behind its six fields does not count.
  package init?(_ text: some StringProtocol) {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count >= 6, let before = PositionText.decode(fields[0]),
      let played = try? Transcript(fields[2]).steps, let best = try? Transcript(fields[4]).steps,
      let playedWorth = Advice.Worth(fields[3]), let bestWorth = Advice.Worth(fields[5])
    else { return nil }
    self.init(
      before: before, person: Disk(String(fields[1])), played: played, playedWorth: playedWorth,
      best: best, bestWorth: bestWorth)
  }

  /// Returns the line of the mistake with its reasons behind it, and then with what is said against
  /// the move before it is made, each behind `!`; nil if its lines are none of a game.
  ///
  /// The reasons are drawn from lines with at most so many moves after the first.
  package func told(cutTo length: Int = .max) -> String? {
    let cut = OwnMistake(
      before: before, person: person, played: played.prefix(movesAfterFirst: length),
      playedWorth: playedWorth, best: best.prefix(movesAfterFirst: length), bestWorth: bestWorth)
    guard let played = line(of: cut.played, playedWorth), let best = line(of: cut.best, bestWorth)
    else { return nil }
    let reasons = Reason.contrasts(played: played, best: best)
    let text = GameText()
    let sentences = text.reasons(reasons, played: played, best: best, person: person)
    let warnings = reasons.compactMap { text.warning($0, played: played, person: person) }
    let marked = warnings.isEmpty ? ["!"] : warnings.map { "! \($0)" }
    return ([cut.line] + sentences + marked).joined(separator: "\t")
  }

  private func line(of steps: [Record.Step], _ worth: Advice.Worth) -> Line? {
    guard case .move(let square)? = steps.first else { return nil }
    return Line(before: before, move: ValuedMove(square, worth: worth), steps: steps)
  }
}

extension Advice.Worth {
  /// Reads `=6`, which is certain, or `~6`; returns nil for any other text.
  fileprivate init?(_ text: some StringProtocol) {
    guard let lead = Int(text.dropFirst()) else { return nil }
    switch text.first {
    case "=": self = .exactly(lead)
    case "~": self = .about(lead)
    default: return nil
    }
  }
}

extension [Record.Step] {
  fileprivate func prefix(movesAfterFirst length: Int) -> [Record.Step] {
    var moves = -1
    return Array(
      prefix { step in
        if step.isMove { moves += 1 }
        return moves <= length
      })
  }
}
