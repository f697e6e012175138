import Adapters
package import Domain
package import UseCases

extension Command {
  static let newGame: [Command] = [
    Command(
      "new", "again", "reset", "restart",
      help: Help("new", in: .play) {
        $0("start another game with the same players", ja: "同じ組み合わせで次の対局を始める")
      },
      isHinted: { $0.moment == .end }, action: { $0.askForNewGame() })
  ]
}

extension Question {
  fileprivate static func newGame(isArchived: Bool) -> Question {
    Question(
      words: { $0.newGameQuestion(isArchived: isArchived) },
      agree: { $0.startNewGame() },
      // The question held the queue back.
      decline: { $0.playQueue() })
  }
}

extension Model {
  /// Starts a game with the same players, but asks first if one is under way.
  mutating func askForNewGame() -> [Effect] {
    guard isUnderWay else {
      question = nil
      return startNewGame()
    }
    let effects = thinkAgain()
    question = .newGame(isArchived: storage.isArchived)
    return effects
  }

  /// True if the game has a move and is not over.
  var isUnderWay: Bool {
    session.record.steps.contains { $0 != .pass } && ending == nil
  }

  /// Starts a new game without a question, with the same players or named ones.
  package mutating func startNewGame(
    _ named: BySide<Mode?> = BySide(dark: nil, light: nil)
  ) -> [Effect] {
    closeStudy()
      + choose { _ in
        Choice(
          archives: { _ in true },
          input: { session in
            .open(SavedGame(modes: BySide { named[$0] ?? session.modes[$0] }))
          },
          follow: { model, _ in
            model.undo = Undo()
            model.tell(model.language.newGame(model.beginning))
            return []
          })
      }
  }
}

extension Language {
  fileprivate func newGameQuestion(isArchived: Bool) -> Question.Words {
    Question.Words(
      title: self("New game?", ja: "新しい対局?"),
      text: newGameText(isArchived: isArchived),
      brief: self("New? y/Enter", ja: "新規? y/Enter"),
      yes: self("y new game", ja: "y 新しい対局"),
      no: self("Enter keep playing", ja: "Enter 続ける"),
      answers: self(
        "y starts a new game, Enter keeps this one.",
        ja: "y で新しい対局、Enter でこの対局を続けます。"))
  }

  private func newGameText(isArchived: Bool) -> String {
    isArchived
      ? self(
        "Start a new game? This one is kept in 'games', unfinished.",
        ja: "新しい対局を始めますか？ この対局は途中のまま games に残ります。")
      : self("Start a new game? This one is not kept.", ja: "新しい対局を始めますか？ この対局は残りません。")
  }

  fileprivate func newGame(_ beginning: String) -> String {
    self("New game. \(beginning)", ja: "新しい対局です。\(beginning)")
  }
}
