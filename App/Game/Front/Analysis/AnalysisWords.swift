import Domain
import UseCases

extension Model {
  /// The words about a judged position: its mistake, or where the game turned.
  ///
  /// `nil` until all moves are judged, unless the position has a mistake.
  func judgmentText(in study: Study) -> String? {
    if let move = judgedMove(in: study), move.grade != nil {
      return language.mistake(move, you: study.you)
    }
    return analysis.isDone(with: study.record) ? verdict(on: study.record, you: study.you) : nil
  }

  /// Returns where a judged game turned.
  func verdict(on record: Record, you: Disk?) -> String {
    let analysis = Analysis(moves: analysis.moves(of: record))
    guard let move = analysis.turningPoint(of: record.game) else {
      return record.game.turn == nil ? language.noTurningPoint : language.noMistakes
    }
    return language.turned(at: move, isOver: record.game.turn == nil, you: you)
  }

  /// Returns the marked moves of those who learn, each in a line.
  func mistakeLines(of record: Record, learners: [Disk]) -> [String] {
    analysis.moves(of: record).reversed()
      .filter { $0.grade != nil && learners.contains($0.side) }
      .map(language.mistakeLine)
  }
}

/// The sentences of an analysis.
extension Language {
  /// Returns a loss, such as `about 5 disks`.
  func cost(_ loss: Int, isExact: Bool) -> String {
    let disks = self(loss == 1 ? "1 disk" : "\(loss) disks", ja: "\(loss)石")
    return isExact || loss == 0 ? disks : self("about \(disks)", ja: "約\(disks)")
  }

  func cost(of move: JudgedMove) -> String {
    cost(move.loss, isExact: move.isExact)
  }

  func analyzing(_ progress: (judged: Int, all: Int)) -> String {
    self("Analyzing: \(self.progress(progress)) moves.", ja: "分析中: \(self.progress(progress))")
  }

  func progress(_ progress: (judged: Int, all: Int)) -> String {
    self(
      "\(progress.judged) of \(progress.all)", ja: "全\(progress.all)手中\(progress.judged)手")
  }

  /// Returns a move's square with its mark, such as `a6 ??`.
  func marked(_ move: JudgedMove) -> String {
    "\(move.played.square)\(move.grade.map { " \($0.rawValue)" } ?? "")"
  }

  fileprivate func mistake(_ move: JudgedMove, you: Disk?) -> String {
    let who = who(move.side, you: you)
    let played = marked(move)
    let cost = cost(of: move)
    let best = move.advice.best.square
    return self(
      "Move \(move.number): \(who) played \(played), which cost \(cost). \(best) was best.",
      ja: "\(move.number)手目: \(who)の \(played) は\(cost)の損でした。最善は \(best) でした。")
  }

  fileprivate func turned(at move: JudgedMove, isOver: Bool, you: Disk?) -> String {
    let number = move.number
    let whose =
      move.side == you ? self("your", ja: "あなた") : self("\(name(move.side))'s", ja: name(move.side))
    let square = self("\(whose) \(move.played.square)", ja: "\(whose)の \(move.played.square)")
    let cost = cost(of: move)
    let best = move.advice.best.square
    return isOver
      ? self(
        "The game turned at move \(number), \(square): it cost \(cost). \(best) was best.",
        ja: "勝敗を分けたのは\(number)手目、\(square) です。\(cost)の損で、最善は \(best) でした。")
      : self(
        "The costliest move is move \(number), \(square): it cost \(cost). \(best) was best.",
        ja: "最も損をしたのは\(number)手目、\(square) です。\(cost)の損で、最善は \(best) でした。")
  }

  fileprivate func mistakeLine(_ move: JudgedMove) -> String {
    let number = "\(move.number < 10 ? " " : "")\(move.number)"
    let played = marked(move)
    let cost = cost(of: move)
    let best = move.advice.best.square
    return self(
      "\(number) \(name(move.side)) \(played): \(cost), best \(best)",
      ja: "\(number)手目 \(name(move.side)) \(played): \(cost)の損、最善 \(best)")
  }

  fileprivate var noTurningPoint: String {
    self("No single move gave the game away.", ja: "勝敗を分けた一手はありません。")
  }

  fileprivate var noMistakes: String {
    self("No move has cost a disk so far.", ja: "ここまで損をした手はありません。")
  }

  var nothingToAnalyze: String {
    self("There is nothing to analyze.", ja: "分析する手がありません。")
  }

  var analyzeFirst: String {
    self("Press Enter to analyze first.", ja: "先に Enter で分析してください。")
  }
}
