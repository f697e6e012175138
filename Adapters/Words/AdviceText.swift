import Domain
import UseCases

/// What a computer says about moves, in words (C3.12, C3.18, C3.20).
extension GameText {
  /// Returns a hint, such as `d3, about +4`, or `d3 wins by 12` if that is certain.
  func hint(_ advice: Advice) -> String {
    let best = advice.best
    let hint =
      if case .about(let lead)? = best.worth {
        language("\(best.square), about \(signed(lead))", ja: "\(best.square)、\(self.lead(lead))")
      } else { worth(best) }
    guard best.worth != nil, let depth = advice.depth else { return hint }
    let moves = depth == 1 ? "move" : "moves"
    return hint + language(", seen \(depth) \(moves) ahead", ja: " (\(depth)手先まで)")
  }

  /// Returns the best move and how the game would go on, such as `d3 +4: d3 c3 c4 e3 ...`.
  func line(_ advice: Advice) -> String {
    let end = advice.line.count > 10 ? " ..." : ""
    return "\(worth(advice.best)): \(list(advice.line.prefix(10)))\(end)"
  }

  /// Returns the lines of an event that are the same on every front, and none for other events.
  func lines(_ event: Event, _ view: ViewModel, separator: String = "  ") -> [String] {
    switch event {
    case .placed(let move): return [self.move(move)]
    case .tookBack(let steps):
      return [language("Took back \(list(steps)).", ja: "\(list(steps)) を取り消しました。")]
    case .redone(let steps):
      return [language("Played \(list(steps)) again.", ja: "\(list(steps)) をやり直しました。")]
    case .reset: return [newGame]
    case .notPlayed(let moves): return [notPlayed(moves)]
    case .autoPassChosen:
      return [language("Passes of computers need no answer now.", ja: "コンピュータのパスは確認しません。")]
    case .adviceGiven(let advice, for: .everyMove), .adviceGiven(let advice, for: .move):
      return [advice.moves.map { worth($0) }.joined(separator: "  "), line(advice)]
    case .moveJudged(let move):
      let cost = language("cost ", ja: "損 ") + about([move]) + "\(move.loss)"
      let best = language("best ", ja: "最善 ") + worth(move.advice.best)
      let row = [number(move), disk(move.side), worth(move.played), best, cost]
        .joined(separator: separator)
      guard !view.isAnalyzing, let analysis = view.analysis else { return [row] }
      return [row] + Disk.sides.map { losses(of: $0, in: analysis) }
        + [verdict(analysis, on: view.record.game)]
    default: return []
    }
  }

  func analyzing(_ view: ViewModel) -> String {
    let number = view.analysis?.next.map { view.record.prefix($0).game.moveNumber } ?? 0
    let last = view.record.game.moveNumber - 1
    return language("Analyzing: move \(number) of \(last)", ja: "分析中: \(last)手中の\(number)手目")
  }

  var analysisStopped: String { language("Analysis stopped.", ja: "分析をやめました。") }

  /// Returns what a side has given away, and its three worst moves.
  private func losses(of side: Disk, in analysis: Analysis) -> String {
    let losses = analysis.losses(of: side)
    let sum = losses.reduce(0) { $0 + $1.loss }
    let worst = losses.prefix(3).map { "\(number($0)) \($0.played.square) (\($0.loss))" }
    let about = about(losses)
    return language(
      "\(name(side)) gave away \(about)\(disks(sum))", ja: "\(name(side))の損は\(about)\(sum)石")
      + (worst.isEmpty ? "" : ": ") + worst.joined(separator: ", ")
  }

  /// Returns where the game was lost.
  private func verdict(_ analysis: Analysis, on game: Game) -> String {
    guard let move = analysis.turningPoint(of: game) else {
      return game.turn == nil
        ? language("No single move gave the game away", ja: "勝敗を分けた一手はありません")
        : language("No move has cost anything so far", ja: "ここまで損をした手はありません")
    }
    let what =
      switch game.status {
      case .over(nil): language("gave the win away", ja: "で勝ちを逃しました")
      case .over where (move.advice.best.worth?.lead ?? 0) < 0:
        language("fell further behind", ja: "でさらに差をつけられました")
      case .over where move.isExact: language("lost the game", ja: "が敗着でした")
      case .over: language("probably lost the game", ja: "がおそらく敗着でした")
      case .toMove, .toPass: language("has lost most so far", ja: "でいちばん損をしています")
      }
    let (about, best) = (about([move]), move.advice.best.square)
    let instead =
      switch move.advice.best.worth {
      case .exactly(0): language("tied", ja: "引き分けでした")
      case .exactly(let lead) where lead > 0: language("won by \(lead)", ja: "\(lead)石差の勝ちでした")
      case .exactly(let lead): language("lost by \(-lead)", ja: "\(-lead)石差の負けでした")
      case .about(0), nil: language("kept it even", ja: "\(self.lead(0))でした")
      case .about(let lead):
        language(
          "\(lead > 0 ? "led" : "trailed") by about \(abs(lead))", ja: "\(self.lead(lead))でした")
      }
    let (name, number, square) = (name(move.side), number(move), move.played.square)
    return language(
      "\(name) \(what) at move \(number), \(square): it cost \(about)\(disks(move.loss)); "
        + "\(best) would have \(instead)",
      ja: "\(name)は\(number)手目の \(square) \(what)。\(about)\(move.loss)石の損で、\(best) なら\(instead)。")
  }

  /// Returns an estimate in Japanese.
  private func lead(_ lead: Int) -> String {
    lead == 0 ? "互角" : "約\(abs(lead))石の\(lead > 0 ? "リード" : "ビハインド")"
  }

  private func number(_ move: JudgedMove) -> String { "\(move.before.game.moveNumber)" }

  private func about(_ moves: [JudgedMove]) -> String {
    moves.allSatisfy { $0.isExact || $0.loss == 0 } ? "" : language("about ", ja: "約")
  }

  private func disks(_ count: Int) -> String { count == 1 ? "1 disk" : "\(count) disks" }

  private func signed(_ lead: Int) -> String { lead > 0 ? "+\(lead)" : "\(lead)" }

  private func worth(_ move: ValuedMove) -> String {
    let square = move.square
    switch move.worth {
    case nil: return square.description
    case .about(let lead): return "\(square) \(signed(lead))"
    case .exactly(0): return language("\(square) ties", ja: "\(square) で引き分け")
    case .exactly(let lead) where lead > 0:
      return language("\(square) wins by \(lead)", ja: "\(square) で\(lead)石差の勝ち")
    case .exactly(let lead):
      return language("\(square) loses by \(-lead)", ja: "\(square) で\(-lead)石差の負け")
    }
  }
}
