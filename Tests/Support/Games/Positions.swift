package import Domain
package import UseCases

extension SavedGame {
  /// Creates a saved game without steps.
  package init(
    game: Game, modes: BySide<Mode> = BySide(dark: .manual, light: .manual)
  ) {
    self.init(record: Record(start: game), modes: modes)
  }

  /// Returns the saved game after further steps, such as `d3c3--e6`.
  package func played(_ steps: String) throws -> SavedGame {
    var played = self
    var rest = steps[...]
    while !rest.isEmpty {
      guard let step = Record.Step(String(rest.prefix(2))), played.record.make(step) else {
        throw WrongText(text: steps)
      }
      rest = rest.dropFirst(2)
    }
    return played
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

extension Game {
  /// Returns the game after a record such as `d3c3--e6` from the start.
  package static func played(_ record: String) throws -> Game {
    try SavedGame().played(record).record.game
  }

  /// Dark cannot move, but light can.
  package static let darkMustPass = Game(board: .rows("ox------"), turn: .dark)

  package static let lightMustPass = Game(board: .rows("xo------"), turn: .light)

  package static let over = Game(board: .rows("xxx-----"), turn: .dark)
}
