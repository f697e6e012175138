public import Adapters
import Domain
public import Rooms
import UseCases

/// What has happened in a game.
extension GameText {
  /// Returns the lines of an event that are the same on every front, and none for other events.
  public func lines(_ event: Table.Event, _ view: TableModel) -> [String] {
    switch event {
    case .game(let event): lines(event, view.game)
    case .tookBack(let steps):
      [language("Took back \(list(steps)).", ja: "\(list(steps)) を取り消しました。")]
    case .redone(let steps):
      [language("Played \(list(steps)) again.", ja: "\(list(steps)) をやり直しました。")]
    case .looked: view.study.isLookingBack ? [] : [present]
    case .advice(.given(let advice, for: .values)): values(advice, view)
    case .advice(.valuesKept(let areKept)): [valuesKept(areKept)]
    case .advice(.moveJudged(let move)): judged(move, in: view)
    case .plan(.notPlayed(let moves)): [notPlayed(moves)]
    case .lesson(let event): lines(event, view)
    case .coach(.watches(let isCoached)): [coach(isCoached)]
    case .started, .advice, .plan, .coach: []
    }
  }

  /// What is told when the present is seen again.
  package var present: String { language("This is the present again.", ja: "現在の局面に戻りました。") }

  /// Returns which moment is seen, such as `before move 30 of 60` or, of what is tried, `trying
  /// move 30`.
  package func moment(_ view: TableModel) -> String {
    if view.study.isTrying { return trial(view) }
    if let lesson = view.advice.lesson { return place(of: lesson) }
    let last = view.study.record.game.moveNumber - 1
    return language(
      "before move \(view.moveNumber) of \(last)", ja: "\(view.moveNumber)手目の直前 (全\(last)手)")
  }

  private func trial(_ view: TableModel) -> String {
    guard !view.isOver else { return language("trying", ja: "試し打ち") }
    return language("trying move \(view.moveNumber)", ja: "試し打ち、\(view.moveNumber)手目")
  }

  /// Returns which planned moves were dropped.
  package func notPlayed(_ moves: [PlannedMove]) -> String {
    let steps = list(moves.map(\.step))
    return language("Not played: \(steps).", ja: "先に入力した \(steps) は取り消しました。")
  }

  /// Returns the question that is up.
  package func question(_ question: Table.Question, _ view: TableModel) -> String {
    switch question {
    case .play(let square): warning(of: square, view)
    case .game(let question): self.question(question)
    }
  }

  /// Returns what a reset does to the computers that play, in parentheses; empty if none plays.
  package func consequence(of question: Table.Question, _ view: TableModel) -> String {
    guard question == .game(.reset), view.hasComputer else { return "" }
    return language(
      " (ok: you play both sides; again: as now)", ja: " (はい: 二人で対局、もう一局: 同じ相手)")
  }

  /// Returns what follows when a question is answered with Cancel.
  package func canceled(_ question: Table.Question) -> String {
    switch question {
    case .game(let question): canceled(question)
    case .play(let square): language("\(square) was not played.", ja: "\(square) は打ちませんでした。")
    }
  }
}
