import Adapters
import Domain
import TerminalInput
import UseCases

extension Model {
  /// The rows of the panel that say what is shown, and that the game waits.
  func studyRows(_ study: Study, columns: Int) -> [Row] {
    let title = DisplayWidth.wrapped(language.title(of: study), to: columns)
    let isSearching = study.exercises?.tried != nil || advice.request != nil
    var rows = title.map { Row($0, .accent) }
    if isSearching, !rows.isEmpty { rows[rows.count - 1] += Row(" \(indicator)", .accent) }
    let waiting = DisplayWidth.wrapped(language.gameWaits(session.game, you: you), to: columns)
    return rows + waiting.map { Row($0, .dim) }
  }

  /// The square between marks: the next move, a mistake, or what the coach asks about.
  var markedSquare: Square? {
    guard let study else { return coach.asked?.played.square ?? coach.weighed }
    if let exercises = study.exercises { return exercises.lesson.mistake.played.square }
    guard case .move(let square)? = study.next else { return nil }
    return square
  }

  /// The text above the prompt for the viewed position.
  func textOfStudy(_ study: Study) -> String {
    if let exercises = study.exercises { return language.text(of: exercises, you: study.you) }
    if study.isTrying { return language.tried(study.viewed.lastMove?.square) }
    if analysis.isRunning { return language.analyzing(analysis.progress(of: study.record)) }
    return judgmentText(in: study) ?? language.position(in: study)
  }

  /// The words for a window without room for the study's rows.
  func briefStudy(_ study: Study) -> String {
    if let exercises = study.exercises { return language.brief(exercises) }
    if study.isTrying { return language.briefTrial(study.tries) }
    if analysis.isRunning { return language.progress(analysis.progress(of: study.record)) }
    if study.next == nil { return language.briefEnd(study.lastNumber) }
    return language.briefPlace(study.viewed.game.moveNumber, of: study.lastNumber)
  }
}

extension Study {
  /// The only human's side in the studied game, or `nil`.
  var you: Disk? { players.soleHuman }

  /// The number of the last move.
  var lastNumber: Int { record.game.moveNumber - 1 }

  /// The number of tried moves before the viewed position.
  fileprivate var tries: Int {
    line[(trial?.start ?? place)..<place].count { $0 != .pass }
  }

  /// The number of the game's move that the trial replaces.
  fileprivate var numberOfTrial: Int {
    record.prefix(trial?.start ?? place).game.moveNumber
  }
}

extension Language {
  fileprivate func title(of study: Study) -> String {
    if let exercises = study.exercises { return title(of: exercises, you: study.you) }
    if study.isTrying {
      let count = study.tries
      return self(
        "Trial from move \(study.numberOfTrial), \(count) \(count == 1 ? "move" : "moves")",
        ja: "\(study.numberOfTrial)手目からの試し打ち、\(count)手")
    }
    let game = name(of: study.source)
    let number = study.viewed.game.moveNumber
    let last = study.lastNumber
    if study.record.steps.isEmpty { return self("Study of \(game)", ja: "\(game)の検討") }
    return study.next == nil
      ? self("Study of \(game), after move \(last)", ja: "\(game)の検討、\(last)手目の後")
      : self(
        "Study of \(game), before move \(number) of \(last)",
        ja: "\(game)の検討、全\(last)手の\(number)手目の前")
  }

  private func name(of source: Study.Source) -> String {
    switch source {
    case .yourGame: self("your game", ja: "この対局")
    case .archive(let number?): self("game \(number)", ja: "対局\(number)")
    case .archive(nil): self("a past game", ja: "以前の対局")
    case .file(let name): name
    }
  }

  fileprivate func gameWaits(_ game: Game, you: Disk?) -> String {
    if game.turn == nil { return self("Your game is over", ja: "対局は終わっています") }
    let status = status(of: game, you: you)
    return self("Your game waits: \(status)", ja: "対局は待っています: \(status)")
  }

  private func status(of game: Game, you: Disk?) -> String {
    switch game.status {
    case .over: self("it is over", ja: "終局")
    case .toMove(let side):
      side == you
        ? self("your turn", ja: "あなたの番")
        : self("\(name(side)) is to move", ja: "\(name(side))の番")
    case .toPass(let side):
      side == you
        ? self("you must pass", ja: "あなたのパス")
        : self("\(name(side)) must pass", ja: "\(name(side))のパス")
    }
  }

  /// Tells what was played in the viewed position, or that it is the last.
  fileprivate func position(in study: Study) -> String {
    let game = study.viewed.game
    let number = game.moveNumber
    guard let next = study.next, let side = game.turn else {
      return Ending(game, you: study.you).map(result) ?? lastPosition(game, you: study.you)
    }
    let who = who(side, you: study.you)
    guard next != .pass else {
      return self(
        "Before move \(number): \(who) had to pass.", ja: "\(number)手目の前: \(who)はパスでした。")
    }
    return self(
      "Before move \(number): \(who) played \(next).", ja: "\(number)手目の前: \(who)は \(next) でした。")
  }

  private func lastPosition(_ game: Game, you: Disk?) -> String {
    let status = status(of: game, you: you)
    return self("The last position: \(status).", ja: "最後の局面: \(status)。")
  }

  fileprivate func tried(_ square: Square?) -> String {
    let square = square?.description ?? ""
    return self(
      "You try \(square). Your game does not change.", ja: "\(square) を試します。対局は変わりません。")
  }

  fileprivate func briefTrial(_ count: Int) -> String {
    self("trial \(count)  Esc", ja: "試し \(count) Esc")
  }

  fileprivate func briefEnd(_ last: Int) -> String {
    self("after move \(last)", ja: "\(last)手目の後")
  }

  fileprivate func briefPlace(_ number: Int, of last: Int) -> String {
    self("move \(number)/\(last)", ja: "\(number)/\(last)手")
  }
}
