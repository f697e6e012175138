import Adapters
import Domain
package import Rooms
import UseCases

/// The reviewed position, in words (C3.35).
extension GameText {
  /// Returns the next move of the game, its loss if judged, and the best move.
  ///
  /// For example: `b8 ?? was played here and cost about 27 disks; a7 was best`. Returns `nil` in
  /// the current position and in a line that the player is trying.
  package func happened(_ view: TableModel) -> String? {
    guard let step = view.review.next, !view.review.isTrying else { return nil }
    guard let judged = view.judgedSeen else {
      return language("\(step) was played here", ja: "次の手は \(step) でした")
    }
    let mark = MoveGrade(loss: judged.loss).map { " \($0.rawValue)" } ?? ""
    let played =
      view.soleHumanSide == judged.side
      ? "here you played \(step)\(mark), which" : "\(step)\(mark) was played here and"
    guard judged.loss > 0 else {
      return language("\(played) cost nothing", ja: "次の手は \(step) で、損はありませんでした")
    }
    let (best, cost) = (judged.advice.best.square, cost(of: judged))
    return language(
      "\(played) cost \(cost); \(best) was best",
      ja: "次の手は \(step)\(mark) で\(cost)の損、最善は \(best) でした")
  }

  /// Returns the reviewed position: the next move, the board, and the best line if known.
  func earlier(_ view: TableModel, board: (TableModel) -> [String]) -> [String] {
    if view.advice.lesson != nil { return asked(view, board: board) }
    let position = position(view).capitalizedFirst
    guard let happened = happened(view) else {
      return [language("\(position): \(message(view))", ja: "\(position): \(message(view))。")]
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
  /// Returns the reason against the next move, if it cost enough for a lesson.
  package func reasonsSeen(_ view: TableModel) -> [String] {
    guard let judged = view.judgedSeen, judged.loss >= Lesson.leastLoss,
      view.advice.learners.contains(judged.side)
    else { return [] }
    return reasons(against: judged, view)
  }
}

extension TableModel {
  /// The judged move after the reviewed position, or `nil`.
  package var judgedSeen: JudgedMove? {
    // In a lesson, the judged move would give the answer away.
    guard review.isReviewing, !review.isTrying, advice.lesson == nil else { return nil }
    return judged.first { $0.before == review.viewed }
  }
}
