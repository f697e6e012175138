package import Domain

/// A game in one line: 64 squares, row by row, a space, and the side on turn, or `-` if the game is
/// over (C3.16).
package enum PositionText {
  package static func encode(_ game: Game) -> String {
    game.board.description.filter { $0 != "\n" } + " " + (game.turn?.description ?? "-")
  }

  /// Reads a game, or returns nil if the text is none; spaces may stand anywhere, letters may be in
  /// either case, and the board decides over the turn.
  package static func decode(_ text: some StringProtocol) -> Game? {
    let symbols = text.lowercased().filter { !$0.isWhitespace }.map(String.init)
    guard symbols.count == 65, "xo-".contains(symbols[64]) else { return nil }
    let rows = stride(from: 0, to: 64, by: 8).map { symbols[$0..<$0 + 8].joined() }
    guard let board = try? Board(rows: rows) else { return nil }
    return Game(board: board, turn: Disk(symbols[64]))
  }
}
