import Domain
import TestSupport
import Testing
import UseCases

/// A game from which the explorer visits every session.
struct Ending: Sendable {
  let name: String
  /// The nonempty rows of the board, by their numbers.
  let rows: [Int: String]
  let turn: Disk
  /// The greatest number of steps.
  var steps = 60
  /// True if saves may fail.
  var failsToSave = false
  /// The number of sessions that can follow, so that none is lost unseen.
  let sessions: Int

  private var drawing: [String] {
    (1...8).map { rows[$0] ?? "--------" }
  }

  /// The game in the product.
  var game: Game {
    get throws { Game(board: try Board(rows: drawing), turn: turn) }
  }

  /// The game on paper.
  var paper: PaperGame { PaperGame(PaperBoard(drawing.joined()), turn: turn) }
}

extension Ending: CustomTestStringConvertible {
  var testDescription: String { name }
}
