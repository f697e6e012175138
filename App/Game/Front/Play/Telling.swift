import Adapters
import Domain
import UseCases

extension Model {
  /// Tells what has happened in the game.
  mutating func tell(_ event: Event) {
    switch event {
    case .started(.new): tell(beginning)
    case .started(.resumed): tell(session.record.steps.isEmpty ? beginning : language.resumed)
    case .started(.instead(let failure)):
      tell(.loading(failure))
      tell(beginning)
    case .placed(let move):
      notice.refusal = nil
      tell(language.played(move, isYours: move.side == you))
    case .passed(let side):
      notice.refusal = nil
      tell(language.passed(side, isYours: side == you))
    case .modeSet(let side, _):
      tellAndDropQueue(language.player(chosenPlayers[side], of: side, isYours: side == you))
    case .diskFlipping, .moveShown, .resetAsked, .resetCanceled, .reset, .opened, .saveFailed: break
    }
    // Where there is no place for a game, no save succeeds.
    if storage.path != nil, !session.hasFailedToSave { failures.endSaving() }
  }

  /// The advice for the beginning of a game.
  var beginning: String {
    guard players.hasHuman else { return language.onlyComputers }
    let first = session.game.legalSquares.first
    guard let you else { return language.twoHumansBegin(first) }
    return session.game.turn == you ? language.youBegin(you, first) : language.youAre(you)
  }

  /// The text above the prompt for the whole moment, or `nil`.
  var standingText: String? {
    switch moment {
    case .question, .coachAsks: wordsOfQuestion?.text
    case .yourPass: language.cannotPlace(sideToPass == you ? nil : sideToPass)
    case .computersPass: sideToPass.map { language.passed($0, isYours: false) }
    case .tooSmall, .page, .coachWeighs, .flips, .computerThinks, .end, .yourTurn: nil
    default: study.map(textOfStudy)
    }
  }
}

extension Language {
  fileprivate var resumed: String {
    self("Your game goes on. Type 'new' for another.", ja: "前の対局の続きです。new で次の対局を始めます。")
  }

  fileprivate func youBegin(_ side: Disk, _ first: Square?) -> String {
    self("You are \(name(side)). \(how(first))", ja: "あなたは\(name(side))です。\(how(first))")
  }

  fileprivate func youAre(_ side: Disk) -> String {
    self(
      "You are \(name(side)). \(name(side.flipped)) moves first.",
      ja: "あなたは\(name(side))です。\(name(side.flipped))が先に打ちます。")
  }

  fileprivate func twoHumansBegin(_ first: Square?) -> String {
    self("Black moves first. \(how(first))", ja: "黒が先に打ちます。\(how(first))")
  }

  private func how(_ first: Square?) -> String {
    let square = first?.description ?? "d3"
    return self(
      "Press Enter to choose a square, or type one that has a dot, such as \(square).",
      ja: "Enter でマスを選ぶか、点のあるマスを \(square) のように入力します。")
  }

  fileprivate func passed(_ side: Disk, isYours: Bool) -> String {
    isYours
      ? self("You pass.", ja: "パスしました。")
      : self(
        "\(name(side)) cannot place a disk and passes.", ja: "\(name(side))は置けるマスがなく、パスします。")
  }

  fileprivate func cannotPlace(_ side: Disk?) -> String {
    guard let side else {
      return self(
        "You cannot place a disk. Press Enter to pass.", ja: "置けるマスがありません。Enter でパスします。")
    }
    return self(
      "\(name(side)) cannot place a disk. Press Enter to pass.",
      ja: "\(name(side))は置けるマスがありません。Enter でパスします。")
  }
}
