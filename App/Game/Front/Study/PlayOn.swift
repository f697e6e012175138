import Adapters
import Domain
import UseCases

extension Question {
  fileprivate static func playOn(from viewed: Record, isArchived: Bool) -> Question {
    Question(
      words: { $0.playOnQuestion(isArchived: isArchived) },
      agree: { $0.playOn(from: viewed) },
      decline: { _ in [] })
  }
}

extension Model {
  /// Goes on from the studied position, or asks first.
  ///
  /// It asks if that gives up a game under way, which redo does not bring back.
  mutating func askToPlayOn() -> [Effect] {
    if question != nil { return refuseUnderQuestion() }
    guard let viewed = study?.viewed else {
      refuse(language.nothingToPlayOn)
      return []
    }
    guard viewed.game.turn != nil else {
      refuse(language.isOverHere)
      return []
    }
    guard isUnderWay, session.isLost(behind: viewed) else { return playOn(from: viewed) }
    question = .playOn(from: viewed, isArchived: storage.isArchived)
    return []
  }

  /// Replaces the game by the studied position, with the same players.
  fileprivate mutating func playOn(from viewed: Record) -> [Effect] {
    let effects = leaveStudy()
    if viewed == session.record { return effects }
    return effects
      + choose { _ in
        Choice(
          archives: { $0.isLost(behind: viewed) },
          input: { .open(SavedGame(record: viewed, modes: $0.modes)) },
          follow: { model, before in
            let isUndone = before.record.continues(viewed)
            let undone = before.record.steps.dropFirst(viewed.steps.count)
            model.undo = Undo()
            if isUndone { model.undo.add(Array(undone)) }
            model.tell(model.language.playsOn(from: viewed.game.moveNumber))
            return []
          })
      }
  }
}

extension Session {
  /// Returns whether neither undo nor redo leads from a record back to the game.
  ///
  /// A computer that is to move may leave the way that redo would go.
  fileprivate func isLost(behind viewed: Record) -> Bool {
    if viewed.continues(record) { return false }
    let isHumanToMove = viewed.game.turn.map { modes[$0] == .manual } ?? false
    return !(record.continues(viewed) && isHumanToMove)
  }
}

extension Language {
  fileprivate func playOnQuestion(isArchived: Bool) -> Question.Words {
    Question.Words(
      title: self("Go on from here?", ja: "ここから続ける?"),
      text: playOnText(isArchived: isArchived),
      brief: self("Go on? y/Enter", ja: "続ける? y/Enter"),
      yes: self("y go on", ja: "y 続ける"),
      no: self("Enter keep your game", ja: "Enter 元の対局を残す"),
      answers: self(
        "y goes on from here, Enter keeps your game.", ja: "y でここから続け、Enter で元の対局を残します。"))
  }

  private func playOnText(isArchived: Bool) -> String {
    isArchived
      ? self(
        "Go on from here? Your game is kept in 'games', unfinished.",
        ja: "ここから続けますか？ 今の対局は途中のまま games に残ります。")
      : self("Go on from here? Your game is not kept.", ja: "ここから続けますか？ 今の対局は残りません。")
  }

  fileprivate func playsOn(from number: Int) -> String {
    self("Your game goes on from move \(number).", ja: "\(number)手目から対局を続けます。")
  }

  fileprivate var isOverHere: String {
    self(
      "The game is over here. Go back to a position in which a side can move.",
      ja: "ここで終局です。続けられる局面に戻ってください。")
  }

  fileprivate var nothingToPlayOn: String {
    self(
      "This is your game already. Type a square to play it.", ja: "対局中です。打つマスを入力してください。")
  }
}
