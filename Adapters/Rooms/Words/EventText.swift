import Adapters
import Domain
package import Rooms
import UseCases

/// Messages about events, refusals, and questions.
extension GameText {
  /// Returns the messages about an event, with any error first.
  ///
  /// `hasScreen` is true for a front end with a permanent board and a place for notices.
  package func announcements(of event: Table.Event, _ view: TableModel, hasScreen: Bool)
    -> [Announcement]
  {
    let itself = hasScreen ? announcementsOnScreen(of: event, view) : nil
    return (trouble(event).map { [.trouble($0)] } ?? [])
      + (itself ?? announcements(of: event, view))
  }

  /// Returns the messages for a screen, or `nil` if the usual ones suffice.
  private func announcementsOnScreen(of event: Table.Event, _ view: TableModel) -> [Announcement]? {
    switch event {
    case .started(.new), .started(.instead): return [.nothing]
    case .started(let origin): return [.welcome(welcome(origin, view, hasArrows: true))]
    case .reviewed where view.review.isReviewing:
      return [.line(reasonsSeen(view).joined()), .nothing]
    case .game(.passed(let side)):
      let name = disk(side)
      return [.line(language("\(name) passes", ja: "\(name)はパスしました。")), .nothing]
    case .game(.placed(let move))
    where !view.review.undone.isEmpty && view.player(move.side).mode == .manual:
      let rest = language(
        "'redo' replays the moves that came after \(move.square).", ja: "この後の手は「やり直す」で進められます。")
      return [.line(played(move)), .notice(rest)]
    case .game(.modeSet(let side, let before)):
      let isChange = before != view.player(side).mode
      return [.notice(isChange ? playsNow(side, view) : playsOnScreen(side, view))]
    case .game(.canceled(let question)): return [.notice(canceled(.game(question)))]
    case .game(.reset): return [.line(newGame), .nothing]
    // An indicator shows it.
    case .advice(.requested): return []
    case .advice(.given(let advice, for: .hint)):
      let hint = hint(advice, view)
      return [.notice(language("Hint: \(hint).", ja: "ヒント: \(hint)。"))]
    case .lesson(.asked):
      return [.line(view.advice.lesson.map(place)?.capitalizedFirst ?? ""), .nothing]
    case .coach(.asked): return [.nothing]
    default: return nil
    }
  }

  private func announcements(of event: Table.Event, _ view: TableModel) -> [Announcement] {
    switch event {
    case .game(let event): return lines(event, view.game).map(Announcement.line)
    case .undone(let steps):
      let steps = list(steps)
      return [.line(language("Took back \(steps).", ja: "\(steps) を取り消しました。")), .nothing]
    case .redone(let steps):
      let steps = list(steps)
      return [.line(language("Played \(steps) again.", ja: "\(steps) をやり直しました。")), .nothing]
    case .reviewed: return view.review.isReviewing ? [] : [.notice(present)]
    case .advice(let event): return announcements(of: event, view)
    case .queue(.notPlayed(let moves)): return [.line(notPlayed(moves))]
    case .queue(.refused(let move, let reason, dropping: let rest)):
      return announcements(of: .notPlayed(move, reason, dropping: rest))
    case .lesson(let event): return announcements(of: event, view)
    case .coach(.watches(let isCoached)): return [.notice(coach(isCoached))]
    case .coach(.canceled(let square)): return [.notice(canceled(.play(square)))]
    case .started, .queue, .coach: return []
    }
  }

  /// Returns the messages about a refusal and the moves dropped with it.
  package func announcements(of refusal: TableRefusal) -> [Announcement] {
    guard case .notPlayed(_, _, dropping: let rest) = refusal, !rest.isEmpty else {
      return [.refusal(refusal)]
    }
    return [.refusal(refusal), .line(notPlayed(rest))]
  }

  private func announcements(of event: AdviceEvent, _ view: TableModel) -> [Announcement] {
    switch event {
    case .given(let advice, for: .hint): return [.notice(hint(advice, view))]
    case .given(let advice, for: .values): return [.answer(values(advice, view)), .nothing]
    case .valuesToggled(let areShown): return [.notice(valuesToggled(areShown))]
    case .analysisBegun, .notGiven: return [.nothing]
    case .moveJudged(let move):
      let rows = judged(move, in: view)
      return view.advice.isAnalyzing ? rows.map(Announcement.line) : [.answer(rows)]
    case .analysisStopped: return [.notice(analysisStopped)]
    case .requested: return [.line(language("the computer is thinking", ja: "コンピュータが考えています"))]
    case .valuesFound: return []
    }
  }

  /// The sentence for the end of a review.
  package var present: String { language("Back at the current position.", ja: "現在の局面に戻りました。") }

  /// Returns a phrase for the viewed position, such as `before move 30 of 60`.
  package func position(_ view: TableModel) -> String {
    if view.review.isTrying { return trial(view) }
    if let lesson = view.advice.lesson { return place(of: lesson) }
    let last = view.review.record.game.moveNumber - 1
    return language(
      "before move \(view.moveNumber) of \(last)", ja: "\(view.moveNumber)手目の直前 (全\(last)手)")
  }

  private func trial(_ view: TableModel) -> String {
    guard !view.isOver else { return language("trial", ja: "試し打ち") }
    return language("trial, move \(view.moveNumber)", ja: "試し打ち、\(view.moveNumber)手目")
  }

  /// Returns the message about moves that were waiting and are dropped.
  package func notPlayed(_ moves: [QueuedMove]) -> String {
    let steps = list(moves.map(\.step))
    return language("Not played: \(steps).", ja: "\(steps) は打ちませんでした。")
  }

  package func question(_ question: Table.Question, _ view: TableModel) -> String {
    switch question {
    case .play(let square): warning(of: square, view)
    case .game(let question): self.question(question)
    }
  }

  /// Returns the effect of a reset on computer players, or an empty string.
  package func consequence(of question: Table.Question, _ view: TableModel) -> String {
    guard question == .game(.reset), view.hasComputer else { return "" }
    return language(
      " (ok: play both sides; again: same players)", ja: " (はい: 二人で対局、もう一局: 同じ相手)")
  }

  /// Returns the sentence to show after a question is canceled.
  package func canceled(_ question: Table.Question) -> String {
    switch question {
    case .game(let question): canceled(question)
    case .play(let square): language("\(square) was not played.", ja: "\(square) は打ちませんでした。")
    }
  }
}
