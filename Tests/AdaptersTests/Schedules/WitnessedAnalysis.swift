import Domain
import TestSupport

/// What the witness knows of an analysis.
extension WitnessState {
  /// The line with which an analysis begins, or nil if it must not.
  mutating func beginAnalysis() -> [String]? {
    let isAwaited = turning == nil && (game.turn == nil || paper.isPersonToPick)
    guard isAwaited || isLookingBack, !isQuestionUp, !paper.moves.isEmpty else { return nil }
    forgetAdvice()
    unjudged = paper.moves
    return ["Analyzing: move \(unjudged.count) of \(unjudged.count)"]
  }

  /// The lines of a move that was judged, of which the first is given, and those behind it; nil if
  /// none is to be.
  mutating func judge(_ line: String, before rest: [String]) -> [String]? {
    guard let (before, square) = unjudged.popLast(), let side = before.turn,
      let best = line.firstMatch(of: /\ \ best ([a-h][1-8])/).flatMap({ Square("\($0.output.1)") }),
      before.legalSquares.contains(best)
    else { return nil }
    let isLast = unjudged.isEmpty
    let number = unjudged.count + 1
    let start = "\(number < 10 ? " " : "")\(number)  \(side)  \(square)"
    // What an ended game is worth is known, and so is, from there back, what moves have cost.
    guard game.turn != nil else {
      let isSum = isLast && (3...4).contains(rest.count) && rest[0].hasPrefix("Black gave away ")
      return line.hasPrefix(start) && (isLast ? isSum : rest.isEmpty) ? [line] + rest : nil
    }
    // The columns have room for the longest worths.
    let gap = String(repeating: " ", count: " loses by 64  ".count)
    let row = "\(start)\(gap)best \(best)\(gap)cost 0"
    guard isLast else { return [row] }
    return [
      row, "Black gave away 0 disks", "White gave away 0 disks", "No move has cost anything so far",
    ]
  }

  /// The line after an analysis was stopped, or nil if there was none.
  mutating func stopAnalysis() -> [String]? {
    guard !unjudged.isEmpty else { return nil }
    unjudged = []
    return ["Analysis stopped."]
  }
}
