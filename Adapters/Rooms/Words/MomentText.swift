import Adapters
import Domain
package import Rooms
import UseCases

/// What happened at an earlier moment that is looked at, or is tried there (C3.35).
extension GameText {
  /// Returns which move was played there and, if that was judged, what it cost and what was best,
  /// such as `b8 ?? was played, which cost about 27 disks; a7 was best`; nil at the present, and
  /// where something is tried.
  package func happened(_ view: TableModel) -> String? {
    guard let step = view.study.next, !view.study.isTrying else { return nil }
    guard let judged = view.judgedSeen else {
      return language("\(step) was played", ja: "次の手は \(step) でした")
    }
    let mark = MoveMark(loss: judged.loss).map { " \($0.rawValue)" } ?? ""
    let played =
      view.onlyPerson == judged.side ? "you played \(step)\(mark)" : "\(step)\(mark) was played"
    guard judged.loss > 0 else {
      return language("\(played), which cost nothing", ja: "次の手は \(step) で、損はありませんでした")
    }
    let (best, cost) = (judged.advice.best.square, cost(of: judged))
    return language(
      "\(played), which cost \(cost); \(best) was best",
      ja: "次の手は \(step)\(mark) で\(cost)の損、最善は \(best) でした")
  }

  /// Returns the board of the moment that is looked at, below what happened there, and the best
  /// line if the move was judged.
  func earlier(_ view: TableModel, board: (TableModel) -> [String]) -> [String] {
    if view.advice.lesson != nil { return asked(view, board: board) }
    let moment = moment(view).capitalizedFirst
    guard let happened = happened(view) else {
      return [language("\(moment): \(message(view))", ja: "\(moment): \(message(view))。")]
        + board(view)
    }
    let number = view.moveNumber
    let turn = language(
      "Before move \(number): \(message(view)); \(happened)",
      ja: "\(number)手目の直前の局面: \(message(view))。\(happened)。")
    return [turn] + board(view) + (view.judgedSeen.map { [line($0.advice, view)] } ?? [])
      + reasonsSeen(view)
  }
}

extension GameText {
  /// Returns why the move at the earlier moment that is looked at was a mistake, if it cost as much
  /// as a lesson asks about.
  package func reasonsSeen(_ view: TableModel) -> [String] {
    guard let judged = view.judgedSeen, judged.loss >= Lesson.leastLoss,
      view.advice.learners.contains(judged.side)
    else { return [] }
    return reasons(against: judged, view)
  }
}

extension TableModel {
  /// What an analysis has found about the step at the earlier moment that is looked at, or nil.
  package var judgedSeen: JudgedMove? {
    // In a lesson that would tell what is asked for.
    guard study.isLookingBack, !study.isTrying, advice.lesson == nil else { return nil }
    return judged.first { $0.before == study.seen }
  }
}
