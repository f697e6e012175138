public import Adapters
import Domain
public import Rooms
import UseCases

/// Advice in words, for the only human or else the side to move (C3.12, C3.18).
extension GameText {
  /// Returns a hint, such as `d3, about 4 disks ahead at the end`.
  ///
  /// A certain result reads `d3 wins by 12`. A hint on the opponent's turn reads `d3 leaves you
  /// about 4 disks behind at the end`. A hint also mentions a corner or an immediate win (R16.9).
  public func hint(_ advice: Advice, _ view: TableModel) -> String {
    let best = advice.best
    if let move = view.review.viewed.game.move(at: best.square),
      let won = winsAtOnce(move, Game(after: move))
    {
      return won
    }
    guard case .estimate(let lead)? = best.value else { return ending(best, view) }
    let place = best.square.isCorner ? "隅の \(best.square)" : "\(best.square)"
    let hint = language(
      standing(best.square, lead, view), ja: "\(place)、\(estimate(lead, view))")
    return hint + seen(advice)
  }

  /// Returns two lines: the values of the moves, and the best line of play.
  public func values(_ advice: Advice, _ view: TableModel) -> [String] {
    [values(advice, view), line(advice, view)]
  }

  private func values(_ advice: Advice, _ view: TableModel) -> String {
    let told = advice.moves.map { value($0, view) }.joined(separator: "  ")
    return told + (advice.best.value == nil ? "" : seen(advice))
  }

  /// Returns the answer to `values on` or `values off`.
  func valuesToggled(_ areShown: Bool) -> String {
    areShown
      ? language("Values are on.", ja: "評価値をいつも表示します。")
      : language("Values are off.", ja: "評価値の表示をやめました。")
  }

  /// Returns the search depth, or an empty string if there is none.
  private func seen(_ advice: Advice) -> String {
    guard let depth = advice.depth else { return "" }
    return language(
      " (\(depth) \(depth == 1 ? "move" : "moves") deep)", ja: " (\(depth)手先まで)")
  }

  /// Returns the best move and its line, such as `d3 +4: d3 c3 c4 ...`.
  func line(_ advice: Advice, _ view: TableModel) -> String {
    let end = advice.line.count > 10 ? " ..." : ""
    return "\(value(advice.best, view)): \(list(advice.line.prefix(10)))\(end)"
  }

  /// Returns a move and its value, if known, such as `d3 +4`.
  package func value(_ move: ValuedMove, _ view: TableModel) -> String {
    let square = move.square
    guard let value = view.valueForReader(move.value) else { return square.description }
    let lead = value.lead
    guard case .exact = value else { return "\(square) \(lead.signed)" }
    guard lead != 0 else { return language("\(square) ties", ja: "\(square) 0 確定") }
    // On the opponent's turn, a pronoun makes clear who wins.
    let human = lead > 0 ? "you win" : "you lose"
    let move = lead > 0 ? "wins" : "loses"
    let wins = view.tellsOtherSide ? human : move
    return language("\(square) \(wins) by \(abs(lead))", ja: "\(square) \(lead.signed) 確定")
  }

  private func ending(_ move: ValuedMove, _ view: TableModel) -> String {
    guard case .exact(let lead)? = view.valueForReader(move.value), lead != 0 else {
      let isTie = language == .japanese && move.value != nil
      return isTie ? "\(move.square) で引き分け" : value(move, view)
    }
    guard view.tellsOtherSide else {
      return language(
        value(move, view), ja: "\(move.square) で\(abs(lead))石差の\(lead > 0 ? "勝ち" : "負け")")
    }
    return language(
      "after \(move.square), you \(lead > 0 ? "win" : "lose") by \(abs(lead))",
      ja: "\(move.square) であなたの\(abs(lead))石差の\(lead > 0 ? "勝ち" : "負け")")
  }

  /// Returns a square and its estimated lead in words.
  private func standing(_ square: Square, _ lead: Int, _ view: TableModel) -> String {
    let isCorner = square.isCorner
    let move = isCorner ? "\(square) takes a corner" : "\(square)"
    let separator = isCorner ? "; " : ", "
    guard lead != 0 else { return "\(move)\(separator)about even at the end" }
    let disks = abs(lead) == 1 ? "1 disk" : "\(abs(lead)) disks"
    let isAhead = (lead > 0) != view.tellsOtherSide
    // On the opponent's turn, a pronoun makes clear who is ahead.
    let human = isCorner ? " and leaves you " : " leaves you "
    let whose = view.tellsOtherSide ? human : separator
    return "\(move)\(whose)about \(disks) \(isAhead ? "ahead" : "behind") at the end"
  }

  /// Returns an estimate in Japanese, given the lead of the side to move.
  private func estimate(_ lead: Int, _ view: TableModel) -> String {
    guard lead != 0 else { return "互角" }
    let whose = view.tellsOtherSide ? "あなたが" : ""
    let isAhead = (lead > 0) != view.tellsOtherSide
    return "\(whose)約\(abs(lead))石\(isAhead ? "有利" : "不利")"
  }
}

extension TableModel {
  /// Converts a value for the side to move to the reader's point of view.
  package func valueForReader(_ value: Advice.Value?) -> Advice.Value? {
    tellsOtherSide ? value?.negated : value
  }
}

extension Int {
  /// The number with its sign, such as `+4`, or `0`.
  package var signed: String { self > 0 ? "+\(self)" : "\(self)" }
}
