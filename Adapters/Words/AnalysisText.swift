import Domain
import UseCases

/// What an analysis has found (C3.20, C3.24).
extension GameText {
  /// Returns which move is judged now.
  package func analyzing(_ view: ViewModel) -> String {
    let last = view.study.record.game.moveNumber - 1
    let number = last - view.advice.analysis.moves.count
    return language("Analyzing: move \(number) of \(last)", ja: "分析中: \(last)手中の\(number)手目")
  }

  /// The sentence that an analysis was stopped.
  package var analysisStopped: String { language("Analysis stopped.", ja: "分析を中止しました。") }

  /// Returns the row of a move that was judged, if it is told, and, after the first move of the
  /// game, which is judged last, what the analysis has found.
  func judged(_ move: JudgedMove, telling: Analysis.Telling, in view: ViewModel) -> [String] {
    let isTold = telling == .everyMove || move.loss > 0
    let rows = isTold ? [row(of: move)] : []
    guard !view.advice.isAnalyzing else { return rows }
    let sums = Disk.sides.map { losses(of: $0, in: view.advice.analysis) }
    return rows + sums + verdict(view.advice.analysis, on: view.study.record.game)
  }

  /// Returns the row of a move, in columns as wide as what may stand in them.
  private func row(of move: JudgedMove) -> String {
    let number = number(move)
    let cost = estimate("\(move.loss)", isExact: isCostExact(move))
    let played = worth(move.played)
    let best = best(move.advice.best)
    let told = language("cost \(cost)", ja: "損 \(cost)")
    let widest = ValuedMove(move.played.square, worth: .exactly(-SquareSet.all.count))
    return [
      number.columns < 2 ? " \(number)" : number, disk(move.side),
      played.padded(to: worth(widest).columns), best.padded(to: self.best(widest).columns), told,
    ].joined(separator: "  ")
  }

  private func best(_ move: ValuedMove) -> String {
    language("best \(worth(move))", ja: "最善 \(worth(move))")
  }

  /// Returns what a side has given away, and its three worst moves.
  private func losses(of side: Disk, in analysis: Analysis) -> String {
    let losses = analysis.losses(of: side)
    let count = losses.reduce(0) { $0 + $1.loss }
    let sum = estimate(disks(count), isExact: losses.allSatisfy(isCostExact))
    let told = language("\(name(side)) gave away \(sum)", ja: "\(name(side))の損は\(sum)")
    guard !losses.isEmpty else { return language(told, ja: language.sentence(told)) }
    let worst = losses.prefix(3).map { move in
      let square = move.played.square
      return language(
        "\(number(move)) \(square) (\(move.loss))",
        ja: "\(number(move))手目 \(square) (\(move.loss)石)")
    }
    return "\(told): \(worst.joined(separator: language(", ", ja: "、")))"
  }

  /// Returns what a move has cost, such as `about 5 disks`.
  func cost(of move: JudgedMove) -> String {
    estimate(disks(move.loss), isExact: isCostExact(move))
  }

  /// Returns the number of a move in its game.
  func number(_ move: JudgedMove) -> String {
    "\(move.number)"
  }

  private func isCostExact(_ move: JudgedMove) -> Bool {
    move.isExact || move.loss == 0
  }

  private func estimate(_ amount: String, isExact: Bool) -> String {
    isExact ? amount : language("about \(amount)", ja: "約\(amount)")
  }

  private func disks(_ count: Int) -> String {
    language(count == 1 ? "1 disk" : "\(count) disks", ja: "\(count)石")
  }
}
