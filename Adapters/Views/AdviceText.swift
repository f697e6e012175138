import Domain
import UseCases

/// What a computer says about moves, in words (C3.12, C3.18).
extension GameText {
  /// Returns a hint, such as `d3, about +4`, or `d3 wins by 12` if that is certain.
  func hint(_ advice: Advice) -> String {
    let hint = worth(advice.best, about: language(", about ", ja: "、およそ "))
    guard advice.best.worth != nil, let depth = advice.depth else { return hint }
    let moves = depth == 1 ? "move" : "moves"
    return hint + language(", seen \(depth) \(moves) ahead", ja: "、\(depth)手先まで読みました")
  }

  /// Returns the lines of news that take more than one on every front, and none for other news.
  func lines(_ news: News) -> [String] {
    switch news {
    case .values(let advice): values(advice)
    default: []
    }
  }

  /// Returns what every move is worth, such as `d3 +4  c4 +2`, and the best line if it is known.
  private func values(_ advice: Advice) -> [String] {
    let moves = advice.moves.map { worth($0) }.joined(separator: "  ")
    return [moves] + (line(advice).map { [$0] } ?? [])
  }

  /// Returns the best move and how the game would go on, such as `d3 +4: d3 c3 c4 e3 ...`.
  private func line(_ advice: Advice) -> String? {
    guard advice.line.count > 1 else { return nil }
    let end = advice.line.count > 10 ? " ..." : ""
    return "\(worth(advice.best)): \(list(advice.line.prefix(10)))\(end)"
  }

  private func worth(_ move: Advice.Move, about: String = " ") -> String {
    let square = move.square
    switch move.worth {
    case nil: return square.description
    case .about(let lead): return "\(square)\(about)\(signed(lead))"
    case .exactly(0): return language("\(square) ties", ja: "\(square) で引き分け")
    case .exactly(let lead) where lead > 0:
      return language("\(square) wins by \(lead)", ja: "\(square) で\(lead)石勝ち")
    case .exactly(let lead):
      return language("\(square) loses by \(-lead)", ja: "\(square) で\(-lead)石負け")
    }
  }

  private func signed(_ lead: Int) -> String { lead > 0 ? "+\(lead)" : "\(lead)" }
}
