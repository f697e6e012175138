import Adapters
import Domain
import Rooms
import UseCases

/// The results of an analysis (C3.20, C3.24).
extension GameText {
  package func analyzing(_ view: TableModel) -> String {
    let last = view.review.record.game.moveNumber - 1
    let number = last - view.advice.analysis.moves.count
    return language("Analyzing: move \(number) of \(last)", ja: "分析中: \(last)手中の\(number)手目")
  }

  package var analysisStopped: String { language("Analysis stopped.", ja: "分析を中止しました。") }

  /// Returns the row of a judged move and, after the last one, the summary.
  ///
  /// A move without a loss has no row. The game's first move is judged last.
  func judged(_ move: JudgedMove, in view: TableModel) -> [String] {
    let analysis = view.advice.analysis
    // The rows would give away the coming lesson.
    guard analysis.isTold else { return [] }
    let rows = move.loss > 0 ? [row(of: move, seenFrom: view.soleHumanSide ?? move.side)] : []
    guard !view.advice.isAnalyzing else { return rows }
    let mistakes = Disk.sides.map { self.mistakes(of: $0, in: analysis) }
    let repeated = view.advice.learners.compactMap { self.repeated(by: $0, in: analysis, view) }
    return rows + mistakes + repeated + [verdict(analysis, in: view)]
  }

  /// Returns a move's row in aligned columns, with leads from a side's point of view.
  private func row(of move: JudgedMove, seenFrom side: Disk) -> String {
    let number = number(move)
    let cost = estimate("\(move.loss)", isExact: isCostExact(move))
    let leads = [move.played, move.advice.best].map { valued -> String in
      let lead = valued.value.map { " " + (move.side == side ? $0.lead : -$0.lead).signed } ?? ""
      return (valued.square.description + lead).padded(to: 6)
    }
    return [
      number.columns < 2 ? " \(number)" : number, disk(move.side), leads[0],
      language("best \(leads[1])", ja: "最善 \(leads[1])"),
      language("cost \(cost)", ja: "損 \(cost)"),
    ].joined(separator: "  ")
  }

  /// Returns the number of a side's mistakes by mark, and the three costliest.
  private func mistakes(of side: Disk, in analysis: Analysis) -> String {
    let mistakes = analysis.losses(of: side).filter(\.isMistake)
    guard !mistakes.isEmpty else {
      let least = JudgedMove.leastLossOfMistake
      return language(
        "None of \(name(side))'s moves cost \(least) disks or more",
        ja: "\(name(side))に\(least)石以上の損はありません。")
    }
    let counts = MoveGrade.allCases.reversed().compactMap { mark -> String? in
      let count = mistakes.count { MoveGrade(loss: $0.loss) == mark }
      return count == 0
        ? nil : language("\(count) \(mark.rawValue)", ja: "\(mark.rawValue) \(count)回")
    }
    let costliest = mistakes.prefix(3).map { move in
      language(
        "\(number(move)) \(move.played.square) (\(estimate("\(move.loss)", isExact: move.isExact)))",
        ja: "\(number(move))手目 \(move.played.square) (\(cost(of: move)))")
    }
    let separator = language(", ", ja: "、")
    let told = counts.joined(separator: separator)
    let worst = costliest.joined(separator: separator)
    let moves = costliest.count == 1 ? "move" : "moves"
    return language(
      "\(name(side)): \(told); costliest \(moves): \(worst)",
      ja: "\(name(side)): \(told)。大きい損は\(worst)")
  }

  /// Returns the sentence about a square that a side missed repeatedly, or `nil`.
  private func repeated(by side: Disk, in analysis: Analysis, _ view: TableModel) -> String? {
    guard let (square, mistakes) = analysis.repeatedBest(of: side) else { return nil }
    let count = mistakes.count
    let often = count == 2 ? "twice" : "\(count) times"
    let (corner, ja) = square.isCorner ? ("the corner ", "隅の ") : ("", " ")
    let who = side == view.soleHumanSide ? language("you", ja: "あなた") : name(side)
    let numbers = mistakes.map(number).joined(separator: ", ")
    return language(
      "\(who.capitalizedFirst) missed \(corner)\(square) \(often): moves \(numbers)",
      ja: "\(who)は最善だった\(ja)\(square) を\(count)回逃しました (\(numbers)手目)。")
  }

  /// Returns the loss of a move, such as `about 5 disks`.
  func cost(of move: JudgedMove) -> String {
    estimate(disks(move.loss), isExact: isCostExact(move))
  }

  func number(_ move: JudgedMove) -> String {
    "\(move.number)"
  }

  private func isCostExact(_ move: JudgedMove) -> Bool {
    move.isExact || move.loss == 0
  }

  func estimate(_ amount: String, isExact: Bool) -> String {
    isExact ? amount : language("about \(amount)", ja: "約\(amount)")
  }

  func disks(_ count: Int) -> String {
    language(count == 1 ? "1 disk" : "\(count) disks", ja: "\(count)石")
  }
}
