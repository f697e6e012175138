import Domain
import Testing
import UseCases

/// A game from which every session is visited.
struct Ending: Sendable {
  let name: String
  /// The rows of the board that are not empty, by their numbers.
  let rows: [Int: String]
  let turn: Disk
  /// How many steps are made.
  var steps = 60
  /// Who may play each side.
  var dark: [ModeChoice] = [.manual, .computer]
  var light: [ModeChoice] = [.manual, .computer]
  /// Whether saves may fail.
  var failsToSave = false
  /// How many sessions can follow; so that none is lost unseen.
  let sessions: Int

  private var drawing: String {
    (1...8).map { rows[$0] ?? "--------" }.joined()
  }

  /// The game in the product, and on paper.
  var game: Game {
    let board = try? Board(rows: (1...8).map { rows[$0] ?? "--------" })
    return Game(board: board ?? Board(), turn: turn)
  }
  var paper: PaperGame { PaperGame(PaperBoard(drawing), turn: turn) }
}

extension Ending: CustomTestStringConvertible {
  var testDescription: String { name }
}
