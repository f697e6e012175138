import Domain
import UseCases

/// What has happened in a game.
extension GameText {
  /// Returns the lines of an event that are the same on every front, and none for other events.
  func lines(_ event: Event, _ view: ViewModel, separator: String = "  ") -> [String] {
    switch event {
    case .placed(let move): [played(move)]
    case .tookBack(let steps):
      [language("Took back \(list(steps)).", ja: "\(list(steps)) を取り消しました。")]
    case .redone(let steps):
      [language("Played \(list(steps)) again.", ja: "\(list(steps)) をやり直しました。")]
    case .departed(from: let steps):
      [language("Left \(list(steps)).", ja: "\(list(steps)) から離れました。")]
    case .exchanged: [exchanged(view)]
    case .looked where !view.isLookingBack: [present]
    case .reset: [newGame]
    case .notPlayed(let moves): [notPlayed(moves)]
    case .autoPassChosen:
      [language("Passes of computers need no answer now.", ja: "コンピュータのパスは確認しません。")]
    case .adviceGiven(let advice, for: .everyMove), .adviceGiven(let advice, for: .move):
      values(advice)
    case .moveJudged(let move): judged(move, in: view, separator: separator)
    case .looked, .started, .diskShown, .moveShown, .passed, .modeSet, .gaveUp, .adviceAsked,
      .adviceGiven(_, for: .best), .analysisBegun, .analysisStopped, .planned, .plannedRefused,
      .resetAsked, .resetCancelled, .saveFailed:
      []
    }
  }

  private func played(_ move: Move) -> String {
    let side = disk(move.side)
    let flips = list(move.squares.dropFirst())
    return language(
      "\(side) plays \(move.square), flips \(flips)",
      ja: "\(side)が \(move.square) に置き、\(flips) を返しました。")
  }

  /// What is told when the present is shown again.
  var present: String { language("This is the present again.", ja: "現在の盤に戻りました。") }

  /// Returns which moment is shown, such as `before move 30 of 60`.
  func moment(_ view: ViewModel) -> String {
    let last = view.record.game.moveNumber - 1
    return language(
      "before move \(view.moveNumber) of \(last)", ja: "\(view.moveNumber)手目の前 (全\(last)手)")
  }

  /// Returns which of two games has taken the place of the other.
  private func exchanged(_ view: ViewModel) -> String {
    let (last, other) = (view.seen.game.moveNumber - 1, view.other?.whole.game.moveNumber ?? 1)
    return language(
      "This is the game of \(last) moves; 'other' returns to that of \(other - 1).",
      ja: "\(last)手の対局です。other で\(other - 1)手の対局に戻ります。")
  }

  /// Returns the first words to a person at a terminal.
  func welcome(_ origin: Event.Origin, _ view: ViewModel) -> String {
    switch origin {
    case .new where view.isPlayedByComputer, .instead where view.isPlayedByComputer: newGame
    case .new, .instead:
      language(
        "New game. Type d3, or wc to play the computer.",
        ja: "新しい対局です。d3 のように置きます。wc でコンピュータと対局できます。")
    case .given where view.isOver && !view.isSaved:
      language(
        "This game is over; it is not saved. Type 'again' for another, or 'analyze'.",
        ja: "この対局は終わっています (保存しません)。again で次の対局、analyze で分析します。")
    case .resumed where view.isOver, .given where view.isOver:
      language(
        "This game is over. Type 'again' for another, or 'analyze'.",
        ja: "この対局は終わっています。again で次の対局、analyze で分析します。")
    case .resumed:
      language(
        "Resumed your game\(guests(view)). Type reset for a new one.",
        ja: "前の対局の続きです\(guests(view))。reset で新しい対局を始めます。")
    case .given where !view.isSaved:
      language(
        "This is the game that was loaded; it is not saved. Type reset for a new one.",
        ja: "指定された対局です (保存しません)。reset で新しい対局を始めます。")
    case .given:
      language(
        "This is the game that was loaded. Type reset for a new one.",
        ja: "指定された対局です。reset で新しい対局を始めます。")
    }
  }

  /// Returns who plays for a guest, or is one: the saved game does not tell them apart (C8.9).
  private func guests(_ view: ViewModel) -> String {
    let sides = Disk.sides.filter { isOfGuest(view.player($0).mode) }
    return sides.map { language("; ", ja: "。") + player($0, as: disk($0), view) }.joined()
  }

  private func isOfGuest(_ mode: Mode) -> Bool {
    switch mode {
    case .guest, .computer(.ofGuest): true
    case .manual, .computer: false
    }
  }

  /// Returns which planned moves were dropped.
  func notPlayed(_ moves: [PlannedMove]) -> String {
    let steps = list(moves.map(\.step))
    return language("Not played: \(steps).", ja: "\(steps) には置きませんでした。")
  }

  /// What is told when a new game begins.
  var newGame: String { language("New game.", ja: "新しい対局です。") }

  /// Returns the question that is up.
  func question(_ question: Reset.Question) -> String {
    language(
      Alert.confirmation(question).message,
      ja: question == .reset ? "対局をリセットしますか?" : "この対局をやめて、次の対局を始めますか?")
  }

  /// Returns what follows when a question is answered with Cancel.
  func cancelled(_ question: Reset.Question) -> String {
    question == .reset
      ? language("Reset cancelled.", ja: "リセットをやめました。")
      : language("The game goes on.", ja: "対局を続けます。")
  }
}
