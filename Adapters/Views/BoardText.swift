import Domain

/// The drawing of a board in plain text (C2).
enum BoardText {
  /// Returns the ten lines of the board; `+` marks the squares that a person may pick now.
  static func lines(_ view: ViewModel) -> [String] {
    let letters = "    a b c d e f g h"
    let rows = (0..<8).map { y in
      let squares = (0..<8).compactMap { Square(x: $0, y: y) }.map { symbol($0, view) }
      return "  \(y + 1) \(squares.joined(separator: " ")) \(y + 1)"
    }
    return [letters] + rows + [letters]
  }

  private static func symbol(_ square: Square, _ view: ViewModel) -> String {
    view.board[square]?.description ?? (view.picks.contains(square) ? "+" : "-")
  }
}
