import Domain
public import UseCases

/// What has happened in a game.
extension GameText {
  /// Returns the lines of an event that are the same on every front, and none for other events.
  public func lines(_ event: Event, _ view: ViewModel) -> [String] {
    switch event {
    case .play(let event): lines(event)
    case .looked: view.study.isLookingBack ? [] : [present]
    case .advice(.given(let advice, for: .values)): values(advice, view)
    case .advice(.valuesKept(let areKept)): [valuesKept(areKept)]
    case .advice(.moveJudged(let move)): judged(move, in: view)
    case .plan(.notPlayed(let moves)): [notPlayed(moves)]
    case .lesson(let event): lines(event, view)
    case .started, .players, .question, .advice, .plan, .saveFailed: []
    }
  }

  /// Returns the lines of what has happened on the board.
  private func lines(_ event: PlayEvent) -> [String] {
    switch event {
    case .placed(let move): [played(move)]
    case .tookBack(let steps):
      [language("Took back \(list(steps)).", ja: "\(list(steps)) を取り消しました。")]
    case .redone(let steps):
      [language("Played \(list(steps)) again.", ja: "\(list(steps)) をやり直しました。")]
    case .reset: [newGame]
    case .diskTurning, .moveShown, .passed: []
    }
  }

  private func played(_ move: Move) -> String {
    let side = disk(move.side)
    let flips = list(move.squares.dropFirst())
    return language(
      "\(side) plays \(move.square), flips \(flips)",
      ja: "\(side)が \(move.square) に置き、\(flips) を返しました。")
  }

  /// What is told when the present is seen again.
  package var present: String { language("This is the present again.", ja: "現在の局面に戻りました。") }

  /// Returns which moment is seen, such as `before move 30 of 60` or, of what is tried, `trying
  /// move 30`.
  package func moment(_ view: ViewModel) -> String {
    if let lesson = view.advice.lesson { return place(of: lesson) }
    if view.study.isTrying { return trial(view) }
    let last = view.study.record.game.moveNumber - 1
    return language(
      "before move \(view.moveNumber) of \(last)", ja: "\(view.moveNumber)手目の直前 (全\(last)手)")
  }

  private func trial(_ view: ViewModel) -> String {
    guard !view.isOver else { return language("trying", ja: "試し打ち") }
    return language("trying move \(view.moveNumber)", ja: "試し打ち、\(view.moveNumber)手目")
  }

  /// Returns which planned moves were dropped.
  package func notPlayed(_ moves: [PlannedMove]) -> String {
    let steps = list(moves.map(\.step))
    return language("Not played: \(steps).", ja: "先に入力した \(steps) は取り消しました。")
  }

  /// What is told when a new game begins.
  var newGame: String { language("New game.", ja: "新しい対局です。") }

  /// Returns the question that is up.
  package func question(_ question: Question, _ view: ViewModel) -> String {
    switch question {
    case .play(let square): warning(of: square, view)
    case .reset, .again:
      language(
        Alert.confirmation(question).message,
        ja: "対局をやめて、\(question == .reset ? "新しい" : "次の")対局を始めますか?")
    }
  }

  /// Returns what a reset does to the computers that play, in parentheses; empty if none plays.
  package func consequence(of question: Question, _ view: ViewModel) -> String {
    guard question == .reset, view.isPlayedByComputer else { return "" }
    return language(
      " (ok: you play both sides; again: as now)", ja: " (はい: 二人で対局、もう一局: 同じ相手)")
  }

  /// Returns what follows when a question is answered with Cancel.
  package func canceled(_ question: Question) -> String {
    switch question {
    case .reset, .again:
      language(
        question == .reset ? "Reset cancelled." : "The game goes on.", ja: "対局を続けます。")
    case .play(let square): language("\(square) was not played.", ja: "\(square) は打ちませんでした。")
    }
  }
}
