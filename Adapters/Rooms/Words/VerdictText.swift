import Adapters
import Domain
import Rooms
import UseCases

/// The turning point of a game, in whole sentences (C3.24).
extension GameText {
  /// Returns the turning point of a game, and a costlier mistake if there is one.
  func verdict(_ analysis: Analysis, in view: TableModel) -> String {
    let game = view.review.record.game
    let human = view.soleHumanSide
    let turningPoint = turningPoint(analysis, of: game, to: human)
    let loss = analysis.turningPoint(of: game)?.loss ?? 0
    guard let costliest = analysis.costliest, costliest.loss > loss else { return turningPoint }
    let (square, cost) = (costliest.played.square, cost(of: costliest))
    let isHuman = costliest.side == human
    let whose = isHuman ? "your" : "\(name(costliest.side))'s"
    let by = isHuman ? "あなた" : name(costliest.side)
    let number = number(costliest)
    return turningPoint
      + language(
        ". The costliest mistake was \(whose) move \(number), \(square), which cost \(cost).",
        ja: "最大の損は\(number)手目の \(square) (\(by)) の\(cost)です。")
  }

  /// Returns the sentence about the turning point, or about the lack of one.
  private func turningPoint(_ analysis: Analysis, of game: Game, to human: Disk?) -> String {
    guard let move = analysis.turningPoint(of: game) else {
      return game.turn == nil
        ? language("No single move gave the game away", ja: "勝敗を分けた一手はありません。")
        : language("No mistakes so far", ja: "ここまで損をした手はありません。")
    }
    let verdict = Verdict(on: move, in: game)
    let side = move.side == human ? language("You", ja: "あなた") : name(move.side)
    switch language {
    case .english:
      return english(verdict, on: move, of: side, isHuman: move.side == human)
    case .japanese: return japanese(verdict, on: move, of: side)
    }
  }

  private func english(
    _ verdict: Verdict, on move: JudgedMove, of side: String, isHuman: Bool
  ) -> String {
    let place = "\(number(move)), \(move.played.square)"
    let cost = cost(of: move)
    let instead = englishInstead(move, of: isHuman ? "you" : side)
    switch verdict {
    case .gaveWinAway:
      return "\(side) gave the win away at move \(place): it cost \(cost); \(instead)"
    case .fellFurtherBehind:
      return "\(side) fell further behind at move \(place): it cost \(cost); \(instead)"
    case .lost:
      return "\(side) lost the game at move \(place): it cost \(cost); \(instead)"
    case .probablyLost:
      return "\(side) lost the game, probably at move \(place): it cost \(cost); \(instead)"
    case .hasLostMost:
      let whose = isHuman ? "Your" : "\(side)'s"
      return "\(whose) costliest mistake so far is move \(place): it cost \(cost); \(instead)"
    }
  }

  /// Returns the result that the best move would have led to.
  private func englishInstead(_ move: JudgedMove, of side: String) -> String {
    let best = move.advice.best.square
    switch move.advice.best.value {
    case .exact(0): return "\(best) would have tied"
    case .exact(let lead) where lead > 0: return "\(best) would have won by \(lead)"
    case .exact(let lead): return "\(best) would have lost by \(-lead)"
    case .estimate(0), nil: return "\(best) would have kept the game even"
    case .estimate(let lead) where lead > 0:
      return "\(best) would have left \(side) about \(lead) ahead"
    case .estimate(let lead): return "\(best) would have left \(side) only about \(-lead) behind"
    }
  }

  private func japanese(_ verdict: Verdict, on move: JudgedMove, of side: String) -> String {
    let number = number(move)
    let square = move.played.square
    let cost = cost(of: move)
    let instead = japaneseInstead(move)
    switch verdict {
    case .gaveWinAway:
      return "\(side)は\(number)手目の \(square) で勝ちを逃しました。\(cost)の損で、\(instead)。"
    case .fellFurtherBehind:
      return "\(side)は\(number)手目の \(square) でさらに差をつけられました。\(cost)の損で、\(instead)。"
    case .lost:
      return "\(side)は\(number)手目の \(square) が敗着でした。\(cost)の損で、\(instead)。"
    case .probablyLost:
      return "\(side)は\(number)手目の \(square) がおそらく敗着でした。\(cost)の損で、\(instead)。"
    case .hasLostMost:
      return "\(side)は\(number)手目の \(square) でいちばん損をしています。\(cost)の損で、\(instead)。"
    }
  }

  private func japaneseInstead(_ move: JudgedMove) -> String {
    let best = move.advice.best.square
    switch move.advice.best.value {
    case .exact(0): return "\(best) なら引き分けでした"
    case .exact(let lead) where lead > 0: return "\(best) なら\(lead)石差の勝ちでした"
    case .exact(let lead): return "\(best) なら\(-lead)石差の負けでした"
    case .estimate(0), nil: return "\(best) なら互角でした"
    case .estimate(let lead) where lead > 0: return "\(best) なら約\(lead)石有利でした"
    case .estimate(let lead): return "\(best) なら約\(-lead)石不利で済みました"
    }
  }
}
