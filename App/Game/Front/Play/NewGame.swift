import Adapters
import Domain
import TerminalInput
import UseCases

/// The question before a new game.
struct NewGame: Hashable {
  /// True while the player is asked, also over an undo.
  var isAsked = false
}

extension Command {
  static let newGame: [Command] = [
    Command(
      "new", "again", "reset", "restart",
      help: Help("new", in: .play) {
        $0("start another game with the same players", ja: "同じ組み合わせで次の対局を始める")
      },
      isHinted: { $0.moment == .end }, action: { $0.askForNewGame() }),
    Command("yes", "y", "ok", "はい") { $0.answer(true) },
    Command("no", "n", "cancel", "いいえ") { $0.answer(false) },
  ]
}

extension KeyRow {
  /// The keys that answer the question.
  static let newGame: [KeyRow] = [
    KeyRow(
      .enter, in: [.question], hint: { $0.language("Enter keep playing", ja: "Enter 続ける") },
      action: { $0.keepPlaying() }),
    KeyRow(
      .text("y"), in: [.question], hint: { $0.language("y new game", ja: "y 新しい対局") },
      action: { model in
        model.restOfAnswer = "es"
        return model.startNewGame()
      }),
    KeyRow(.text("n"), in: [.question]) { model in
      model.restOfAnswer = "o"
      return model.keepPlaying()
    },
  ]
}

extension Escape {
  static let question = Escape(
    isDue: { $0.newGame.isAsked },
    hint: { _ in nil },
    action: { $0.keepPlaying() })
}

extension Model {
  /// Starts a game with the same players, but asks first if one is under way.
  mutating func askForNewGame() -> [Effect] {
    let isUnderWay = session.record.steps.contains { $0 != .pass } && session.game.turn != nil
    guard isUnderWay else { return startNewGame() }
    let effects = thinkAgain()
    newGame.isAsked = true
    return effects
  }

  /// Starts a new game with the same players, without a question.
  package mutating func startNewGame() -> [Effect] {
    newGame.isAsked = false
    let start = Choice(
      replacesGame: true,
      input: { .open(SavedGame(game: Game(), modes: $0.modes)) },
      follow: { model, _ in
        model.undo = Undo()
        model.tellAndDropQueue(model.language.newGame(model.beginning))
      })
    return [.choose(start)]
  }

  /// Goes on with the game, and with the queue, which the question held back.
  fileprivate mutating func keepPlaying() -> [Effect] {
    newGame.isAsked = false
    return playQueue()
  }

  /// True while the player must answer with yes or no.
  var isAsking: Bool { newGame.isAsked || coach.asked != nil }

  /// Answers the open question with a typed word.
  fileprivate mutating func answer(_ agrees: Bool) -> [Effect] {
    if newGame.isAsked { return agrees ? startNewGame() : keepPlaying() }
    if coach.asked != nil { return agrees ? playAsked() : thinkAgain() }
    refuse(language.nothingToAnswer)
    return []
  }
}

extension Language {
  func newGameQuestion(isArchived: Bool) -> String {
    isArchived
      ? self(
        "Start a new game? This one is kept in 'games', unfinished.",
        ja: "新しい対局を始めますか？ この対局は途中のまま games に残ります。")
      : self("Start a new game? This one is not kept.", ja: "新しい対局を始めますか？ この対局は残りません。")
  }

  /// Returns how to answer the coach's question about a square, or that of `new`.
  func answerFirst(_ square: Square?) -> String {
    guard let square else {
      return self(
        "Answer first: y starts a new game, Enter keeps this one.",
        ja: "先に答えてください。y で新しい対局、Enter でこの対局を続けます。")
    }
    return self(
      "Answer first: y plays \(square), Enter thinks again.",
      ja: "先に答えてください。y で \(square) に打ち、Enter で考え直します。")
  }

  fileprivate var nothingToAnswer: String {
    self("There is no question to answer.", ja: "答える質問はありません。")
  }

  var newGameTitle: String { self("New game?", ja: "新しい対局?") }

  fileprivate func newGame(_ beginning: String) -> String {
    self("New game. \(beginning)", ja: "新しい対局です。\(beginning)")
  }
}
