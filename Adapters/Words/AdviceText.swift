import Domain
public import UseCases

/// What a computer says about moves (C3.12, C3.18, C3.23).
extension GameText {
  /// Returns a hint, such as `d3, about 4 disks ahead at the end`, or `d3 wins by 12` if that is
  /// certain.
  public func hint(_ advice: Advice) -> String {
    let best = advice.best
    guard case .about(let lead)? = best.worth else { return ending(best) }
    let hint = language(
      "\(best.square), \(standing(lead))", ja: "\(best.square)、\(estimate(lead))")
    return hint + seen(advice)
  }

  /// Returns the worths of moves, and how the game would go on after the best.
  public func values(_ advice: Advice) -> [String] {
    [worths(advice), line(advice)]
  }

  /// Returns the worths of moves in a line.
  private func worths(_ advice: Advice) -> String {
    let told = advice.moves.map { worth($0) }.joined(separator: "  ")
    return told + (advice.best.worth == nil ? "" : seen(advice))
  }

  /// What is told when values are kept up from now on, or no longer.
  func valuesKept(_ areKept: Bool) -> String {
    areKept
      ? language("Values are kept up as the game goes on.", ja: "評価値をいつも表示します。")
      : language("Values are not kept up any more.", ja: "評価値の表示をやめました。")
  }

  /// Returns how far the computer has seen, if it can say, and has not seen the end of the game.
  private func seen(_ advice: Advice) -> String {
    guard let depth = advice.depth else { return "" }
    return language(
      ", seen \(depth) \(depth == 1 ? "move" : "moves") ahead", ja: " (\(depth)手先まで)")
  }

  /// Returns the best move and how the game would go on, such as `d3 +4: d3 c3 c4 e3 ...`.
  func line(_ advice: Advice) -> String {
    let end = advice.line.count > 10 ? " ..." : ""
    return "\(worth(advice.best)): \(list(advice.line.prefix(10)))\(end)"
  }

  /// Returns a move and what it is worth, as far as that is known, such as `d3 +4`.
  package func worth(_ move: ValuedMove) -> String {
    let square = move.square
    switch move.worth {
    case nil: return square.description
    case .about(let lead): return "\(square) \(lead.signed)"
    case .exactly(0): return language("\(square) ties", ja: "\(square) 0 確定")
    case .exactly(let lead) where lead > 0:
      return language("\(square) wins by \(lead)", ja: "\(square) \(lead.signed) 確定")
    case .exactly(let lead):
      return language("\(square) loses by \(-lead)", ja: "\(square) \(lead.signed) 確定")
    }
  }

  /// Returns a move and how the game certainly ends with it, in words.
  private func ending(_ move: ValuedMove) -> String {
    guard language == .japanese, case .exactly(let lead)? = move.worth else { return worth(move) }
    guard lead != 0 else { return "\(move.square) で引き分け" }
    return "\(move.square) で\(abs(lead))石差の\(lead > 0 ? "勝ち" : "負け")"
  }

  /// Returns what an estimate of the lead at the end means.
  private func standing(_ lead: Int) -> String {
    guard lead != 0 else { return "about even at the end" }
    let disks = abs(lead) == 1 ? "1 disk" : "\(abs(lead)) disks"
    return "about \(disks) \(lead > 0 ? "ahead" : "behind") at the end"
  }

  /// Returns an estimate in Japanese.
  func estimate(_ lead: Int) -> String {
    guard lead != 0 else { return "互角" }
    return lead > 0 ? "約\(lead)石有利" : "約\(-lead)石不利"
  }
}

extension Int {
  /// The number with its sign, such as `+4`; zero has none.
  package var signed: String { self > 0 ? "+\(self)" : "\(self)" }
}
