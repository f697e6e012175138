import Adapters
import Domain
import TerminalInput
package import UseCases

extension Command {
  static let study: [Command] = [
    Command(
      ["study", "go", "back", "review"], form: "study 41",
      help: Help("study 41, PageUp", in: .lookBack) {
        $0("look at an earlier position (before move 41)", ja: "41手目の前 (または一手前) の局面を見る")
      },
      action: { $0.lookBack(to: $1) }),
    Command(
      "play", "continue",
      help: Help("play", in: .lookBack) {
        $0("go on from the studied position", ja: "検討中の局面から対局を続ける")
      },
      action: { $0.askToPlayOn() }),
  ]
}

extension KeyRow {
  /// The key that looks back from the game.
  static let lookBack: [KeyRow] = [
    KeyRow(
      .pageUp,
      in: [
        .yourTurn, .computerThinks, .flips, .yourPass, .computersPass, .coachAsks, .coachWeighs,
        .end,
      ],
      hint: { $0.hintOfLookingBack }, action: { $0.lookBack() })
  ]
}

extension Escape {
  static let study = Escape(
    isDue: { $0.study != nil },
    hint: { $0.language("your game", ja: "対局へ") },
    action: { $0.leaveStudy() })
}

extension Model {
  /// True while a study is open.
  ///
  /// No computer moves then, and no pass ends by itself.
  package var isPaused: Bool { study != nil }

  /// The position that is shown, as a session without computers, or the game.
  package var shownSession: Session {
    study.map { Session(SavedGame(record: $0.viewed)) } ?? session
  }

  /// The players of the game that is shown.
  var shownPlayers: BySide<Player> { study?.players ?? players }

  /// A study of the game, or `nil` before its first step.
  var studyOfGame: Study? {
    guard !session.record.steps.isEmpty else { return nil }
    return Study(session.record, players: gameAsPlayed.players, from: .yourGame)
  }

  /// Opens a study, before which what waits is dropped.
  ///
  /// Disks that flip are shown at once.
  mutating func open(_ study: Study) -> [Effect] {
    let dropped = dropQueue()
    showStudy(study)
    if !dropped.isEmpty { reply(dropped) }
    if case .flipping = session.phase { return [.send(.finishAnimation)] }
    return []
  }

  /// Returns to the game, where steps may wait by now.
  mutating func leaveStudy() -> [Effect] {
    showStudy(nil)
    return playQueue()
  }

  /// Closes the study, if one is open, before an order for the game.
  mutating func closeStudy() -> [Effect] {
    study == nil ? [] : leaveStudy()
  }

  private mutating func showStudy(_ study: Study?) {
    self.study = study
    page = nil
    analysis.isRunning = false
    cursor.hide()
    advice = AdviceState()
  }

  /// Opens a study of the game one move back, or walks back.
  fileprivate mutating func lookBack() -> [Effect] {
    if study != nil { return walkBack() }
    guard var study = studyOfGame else { return refuseWithoutMoves() }
    study.go(to: study.place - 1)
    return open(study)
  }

  /// Goes to the position before a move, by default one back.
  fileprivate mutating func lookBack(to arguments: [String]) -> [Effect]? {
    guard arguments.count <= 1 else { return nil }
    if question != nil { return refuseUnderQuestion() }
    guard let argument = arguments.first else { return lookBack() }
    guard let number = Int(argument) else { return nil }
    guard var study = study ?? studyOfGame else { return refuseWithoutMoves() }
    guard let place = study.place(ofMove: number) else {
      refuse(language.noMove(number))
      return []
    }
    study.goInGame(to: place)
    if self.study == nil { return open(study) }
    return walk { $0 = study }
  }

  private mutating func refuseWithoutMoves() -> [Effect] {
    refuse(language.noMovesYet)
    return []
  }

  /// Refuses what would hide the game that a question is about.
  mutating func refuseUnderQuestion() -> [Effect] {
    refuse(answerFirst)
    return []
  }

  fileprivate var hintOfLookingBack: String? {
    guard !session.record.steps.isEmpty else { return nil }
    switch moment {
    case .coachAsks, .flips: return nil
    default: return language("PageUp look back", ja: "PageUp 振り返る")
    }
  }
}

extension Language {
  var noMovesYet: String { self("There are no moves yet.", ja: "まだ手がありません。") }

  fileprivate func noMove(_ number: Int) -> String {
    self("There is no move \(number).", ja: "\(number)手目はありません。")
  }
}
