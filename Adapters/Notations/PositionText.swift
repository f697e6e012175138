public import Domain

/// A game in one line: 64 squares, row by row, a space, and the side on turn, or `-` if the game is
/// over (C3.16).
public enum PositionText {
  /// Returns the line of a game.
  public static func encode(_ game: Game) -> String {
    game.board.description.filter { $0 != "\n" } + " " + (game.turn?.description ?? "-")
  }

  /// Reads a game as people and programs write it (C5.15): letters may be in either case, spaces
  /// may stand anywhere, and the board decides over the turn.
  ///
  /// - Throws: the first character that means nothing, or else the text.
  public static func decode(_ text: some StringProtocol) throws(Unreadable) -> Game {
    let symbols = text.lowercased().filter { !$0.isWhitespace }.map(symbol)
    if let number = symbols.firstIndex(where: { !["x", "o", "-"].contains($0) }) {
      throw Unreadable(symbols[number], number: number + 1)
    }
    guard symbols.count == 65 else { throw Unreadable(text) }
    let rows = stride(from: 0, to: 64, by: 8).map { symbols[$0..<$0 + 8].joined() }
    guard let board = try? Board(rows: rows) else { throw Unreadable(text) }
    return Game(board: board, turn: Disk(symbols[64]))
  }

  /// Returns a character as it stands in the text of a board.
  private static func symbol(_ character: Character) -> String {
    switch character {
    case "*", "b": "x"
    case "w": "o"
    case ".": "-"
    default: String(character)
    }
  }
}
