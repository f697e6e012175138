import Domain
package import Rooms
import UseCases

extension PaperSession {
  /// Returns the first difference from a table, in words, or `nil`.
  package func difference(from table: Table) -> String? {
    var facts = Facts()
    facts.compare("the steps", table.record.steps, sheet.steps)
    facts.compare("the game", table.record, sheet.present)
    facts.compare("what was taken back", table.undone, sheet.undone)
    facts.compare("the moment that is looked at", table.review?.viewed, look?.viewed)
    facts.compare("the steps behind it", table.review?.following, look?.following)
    facts.compare("whether something is tried", table.isTrying, isTrying)
    facts.compare("the modes", BySide { table.modes[$0] }, players.modes)
    facts.compare("the levels", BySide { table.modes.level(of: $0) }, players.levels)
    facts.compare("the question", table.question, question)
    facts.compare("the disks shown", table.session.animation?.shown, shown)
    facts.compare(
      "the move shown", table.session.animation?.move,
      shown.flatMap { _ in sheet.present.lastMove })
    facts.compare("what is planned", table.queued, queued)
    facts.compare("what waits", table.waiting, waiting)
    facts.compare("what is asked", table.asked, tried.map { _ in .values } ?? asked)
    facts.compare("the lesson", table.lesson.map(PaperLesson.init), lesson)
    facts.compare("whether a coach looks on", table.isCoached, isCoached)
    facts.compare("whether moves are judged", table.isAnalyzing, analysis != nil)
    facts.compare("what was judged", table.analysis.moves.map(PaperJudgment.init), sheet.judged)
    facts.compare("whether that is told", table.analysis.isTold, sheet.isTold)
    facts.compare("what of it holds", holding(of: table), sheet.judged.count(where: isMade))
    facts.compare("what was found", table.currentAdvice, currentAdvice)
    facts.compare("whether values are kept", table.run.showsValues, showsValues)
    facts.compare("who thinks", table.thinkingSide, thinkingSide)
    facts.compare("whose pass is up", table.sideToPass, sideToPass)
    facts.compare("whose pick counts", table.sideToPick, sideToPick)
    facts.compare("what is awaited", table.wait, wait)
    facts.compare("whether it has settled", table.isSettled, isSettled)
    facts.compare("what can be ended", table.cancelTargets, cancelTargets)
    return facts.difference
  }

  private var currentAdvice: CurrentAdvice? {
    guard let advice else { return haveNoValues ? .noValues : nil }
    return isAdviceValues ? .everyMove(advice) : .bestMove(advice)
  }

  /// True if no queued move or foreground work is pending (R9.14, R12.2).
  private var isSettled: Bool {
    (wait == nil || awaitsOnlyWhatIsKeptUp && !isWatching) && nextQueued == nil
  }

  private var cancelTargets: [Table.CancelTarget] {
    let all: [(Table.CancelTarget, Bool)] = [
      (.question, question != nil), (.queued, !waiting.isEmpty), (.review, look != nil),
      (.analysis, analysis != nil),
    ]
    return all.filter(\.1).map(\.0)
  }

  private func holding(of table: Table) -> Int {
    table.analysis.moves(of: table.record).count
  }

  /// Returns whether the game still contains a judged move (R11.4).
  func isMade(_ judgment: PaperJudgment) -> Bool {
    sheet.steps.starts(with: judgment.before.steps + [.move(judgment.played.square)])
  }
}

private struct Facts {
  private(set) var difference: String?

  mutating func compare<Fact: Equatable>(_ name: String, _ product: Fact, _ paper: Fact) {
    guard difference == nil, product != paper else { return }
    difference = "\(name): \(product), on paper \(paper)"
  }
}
