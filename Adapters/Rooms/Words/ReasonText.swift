public import Adapters
public import Domain
public import Rooms
import UseCases

/// Why a move is worse than the best one, in sentences (R16).
extension GameText {
  /// Returns the reasons that were found between the lines after two moves, to the person if only
  /// one plays; if there is none, that, and where the lines part.
  public func reasons(_ reasons: [Reason], played: Line, best: Line, person: Disk?) -> [String] {
    guard !reasons.isEmpty else { return [noReason(played, best)] }
    let words = ReasonWords(
      language: language, played: played.move.square, best: best.move.square, side: best.side,
      person: person)
    return reasons.map(words.sentence)
  }

  /// Returns what a reason says against a move that is not played yet, such as `b2 gives White the
  /// corner a1 (c1 a1)`; nil if it says nothing without the best move, which is never told.
  public func warning(_ reason: Reason, played: Line, person: Disk?) -> String? {
    let square = played.move.square
    return ReasonWords(
      language: language, played: square, best: square, side: played.side, person: person
    ).warning(reason)
  }

  private func noReason(_ played: Line, _ best: Line) -> String {
    let first = beginning(of: played)
    let second = beginning(of: best)
    let steps = language("\(first) and \(second)", ja: "\(first) と \(second)")
    let number = best.before.moveNumber
    return language(
      "Nothing in the two lines can be said in words; they part at move \(number): \(steps)",
      ja: "二つの手順の違いは言葉になりません。\(number)手目で分かれます: \(steps)。")
  }

  /// Returns the first steps of a line.
  private func beginning(of line: Line) -> String {
    list(line.steps.prefix(4)) + (line.steps.count > 4 ? " ..." : "")
  }
}
