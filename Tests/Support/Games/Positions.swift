import Adapters
package import Domain
import Notations
package import UseCases

/// Returns the saved game with a header such as `x01` and these rows.
///
/// `rows` contains the nonempty rows by number. Without rows, the board is the start position.
package func saved(_ header: String, _ rows: [Int: String] = [:]) throws -> SavedGame {
  let board =
    rows.isEmpty
    ? Board().description
    : (1...8).map { rows[$0] ?? "--------" }.joined(separator: "\n")
  return try SavedGameText.decode(Array("\(header)\n\(board)\n".utf8))
}

extension SavedGame {
  /// Returns the saved game after further steps, in the notation of `history`.
  package func played(_ steps: String) throws -> SavedGame {
    var record = record
    for step in steps.isEmpty ? [] : try Transcript(steps).steps {
      guard record.make(step) else { throw WrongText(text: steps) }
    }
    return SavedGame(record: record, modes: modes)
  }
}

extension Board {
  /// Returns the board with these rows on top.
  ///
  /// Missing rows and empty strings count as empty rows.
  package static func rows(_ rows: String...) -> Board {
    let missing = Array(repeating: "", count: 8 - rows.count)
    let all = (rows + missing).map { $0.isEmpty ? "--------" : $0 }
    guard let board = try? Board(rows: all) else { preconditionFailure("\(rows)") }
    return board
  }
}

/// Small boards near the end of a game, for `saved(_:_:)`.
package enum Ending {
  /// Dark wins with c1.
  package static let darkWins = [1: "xo------"]
  /// Light wins with c1.
  package static let lightWins = [1: "ox------"]
  /// Dark ties with c1.
  package static let tie = [1: "xo------", 8: "-----ooo"]
  package static let over = [1: "xxx-----"]
  /// Dark cannot move, and light can move twice, on c1 and c8.
  package static let lightOnly = [1: "ox------", 8: "ox------"]
}

extension Game {
  /// Returns the game after a record such as `d3c3--e6` from the start.
  package static func played(_ record: String) throws -> Game {
    try SavedGame().played(record).game
  }

  /// Dark cannot move, but light can.
  package static let darkMustPass = Game(board: .rows("ox------"), turn: .dark)

  package static let lightMustPass = Game(board: .rows("xo------"), turn: .light)

  /// Dark wins with c1.
  package static let darkWinsNext = Game(board: .rows("xo------"), turn: .dark)

  package static let over = Game(board: .rows("xxx-----"), turn: .dark)
}
