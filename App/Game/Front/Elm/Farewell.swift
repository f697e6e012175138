import Adapters
import Domain
import TerminalInput
import UseCases

extension Model {
  /// The rows that stay on the normal screen after the program.
  ///
  /// They are about the last finished game if the current one has no move.
  package var farewell: [Row] {
    let hasMove = session.record.steps.contains { $0 != .pass }
    let current = gameAsPlayed
    let game = hasMove ? current : lastGame ?? current
    let record = game.record
    var picture = BoardPicture(window.style, .small)
    picture.board = record.game.board
    picture.last = record.lastMove?.square
    let counts = Disk.sides.map { side in
      window.style.row(side) + Row(" \(record.game.board.count(of: side))")
    }
    var rows = picture.rows + [counts.joined(by: .blank(2))]
    if let ending = Ending(game) { rows.append(Row(language.result(ending))) }
    if !record.steps.isEmpty { rows.append(Row("\(record)")) }
    rows += judgment(of: game).map { Row($0) }
    let texts = failures.all.map(language.failure) + [savedText].compactMap(\.self)
    return rows + texts.map { Row($0.printable) }
  }

  /// The turning point of a judged game, and its mistakes.
  private func judgment(of game: KeptGame) -> [String] {
    guard analysis.isDone(with: game.record) else { return [] }
    let mistakes = mistakeLines(of: game.record, learners: game.players.learners)
    return [verdict(on: game.record, you: game.players.soleHuman)] + mistakes
  }

  /// The place of the saved game, unless its failure says that it is not there.
  private var savedText: String? {
    guard let path = storage.path else { return language.gameIsNotSaved }
    let isSaved = !session.hasFailedToSave && !failures.hasSaving
    // A game without a move may not be saved yet.
    return isSaved && !session.record.steps.isEmpty ? language.isSaved(in: path) : nil
  }
}

extension Language {
  fileprivate var gameIsNotSaved: String {
    self("This game is not saved.", ja: "この対局は保存されていません。")
  }

  fileprivate func isSaved(in path: String) -> String {
    self("Your game is saved in \(path).", ja: "対局は \(path) に保存されています。")
  }
}
