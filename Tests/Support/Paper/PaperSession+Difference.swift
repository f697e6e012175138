import Domain
package import UseCases

extension PaperSession {
  /// Returns the first fact of a session that is another on paper, in words; nil if all are alike.
  package func difference(from session: Session) -> String? {
    var facts = Facts()
    facts.compare("the steps", session.record.steps, sheet.steps)
    facts.compare("the game", session.record, sheet.present)
    facts.compare("what was taken back", session.undone, sheet.undone)
    facts.compare("the moment that is looked at", session.look?.seen, look?.seen)
    facts.compare("the steps behind it", session.look?.following, look?.following)
    facts.compare("whether something is tried", session.isTrying, isTrying)
    facts.compare("the modes", BySide { session.modes[$0] }, players.modes)
    facts.compare("the levels", BySide { session.modes.level(of: $0) }, players.levels)
    facts.compare("the question", session.question, question)
    facts.compare("the disks shown", session.showing?.shown, shown)
    facts.compare(
      "the move shown", session.showing?.move,
      shown.flatMap { _ in sheet.present.lastMove })
    facts.compare("what is planned", session.planned, planned)
    facts.compare("what is asked", session.asked, tried.map { _ in .values } ?? hint ?? asked)
    facts.compare("the lesson", session.lesson.map(PaperLesson.init), lesson)
    facts.compare("the lines", session.explanation.map(PaperLines.init), linesTold)
    facts.compare("whether a coach looks on", session.run.isCoached, isCoached)
    facts.compare("whether moves are judged", session.isAnalyzing, analysis != nil)
    facts.compare("what was judged", session.analysis.moves.map(PaperJudgment.init), sheet.judged)
    facts.compare("whether that is told", session.analysis.isTold, sheet.isTold)
    facts.compare("what of it holds", holding(of: session), sheet.judged.count(where: isMade))
    facts.compare("what was found", session.found, found)
    facts.compare("whether values are kept", session.run.keepsValues, keepsValues)
    facts.compare("who thinks", session.thinkingSide, thinkingSide)
    facts.compare("whose pass is up", session.awaitsPass, awaitsPass)
    facts.compare("whose pick counts", session.sideToPick, sideToPick)
    facts.compare("what is awaited", session.wait, wait)
    facts.compare("whether it has settled", session.isSettled, isSettled)
    facts.compare("what can be ended", session.endings, endings)
    return facts.difference
  }

  private var found: Found? {
    guard let advice else { return haveNoValues ? .noValues : nil }
    return isAdviceValues ? .everyMove(advice) : .bestMove(advice)
  }

  /// Whether nothing takes time but values, and no planned move can be played (R9.14, R12.2).
  private var isSettled: Bool {
    (wait == nil || awaitsOnlyWhatIsKeptUp && !isWatching) && nextPlanned == nil
  }

  private var hint: Advice.Request? { awaitsHint ? .hint : nil }

  private var endings: [Session.Ending] {
    let all: [(Session.Ending, Bool)] = [
      (.question, question != nil), (.planned, !planned.isEmpty), (.moment, look != nil),
      (.analysis, analysis != nil),
    ]
    return all.filter(\.1).map(\.0)
  }

  private func holding(of session: Session) -> Int {
    session.analysis.moves(of: session.record).count
  }

  /// Whether the game has still made a move that was judged (R11.4).
  func isMade(_ judgment: PaperJudgment) -> Bool {
    sheet.steps.starts(with: judgment.before.steps + [.move(judgment.played.square)])
  }
}

/// What is compared, up to the first difference.
private struct Facts {
  private(set) var difference: String?

  mutating func compare<Fact: Equatable>(_ name: String, _ product: Fact, _ paper: Fact) {
    guard difference == nil, product != paper else { return }
    difference = "\(name): \(product), on paper \(paper)"
  }
}
