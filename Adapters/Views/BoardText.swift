import Domain
import UseCases

/// The drawing of a board in plain text (C2).
enum BoardText {
  /// Returns the ten lines of the board; `+` marks the squares that a person may pick now, and brackets
  /// the last disk placed, if that is wanted.
  static func lines(_ view: ViewModel, marksLastMove: Bool = false) -> [String] {
    let last = marksLastMove ? view.record.lastMove?.square : nil
    let letters = "    a b c d e f g h"
    let rows = (0..<8).map { y in
      let squares = (0..<8).compactMap { Square(x: $0, y: y) }
      let symbols = squares.map { symbol($0, view) }.joined(separator: " ")
      let row = "  \(y + 1) \(symbols) \(y + 1)"
      guard let last, last.y == y else { return row }
      // The spaces beside the disk become brackets.
      return row.prefix(3 + 2 * last.x) + "(" + row.dropFirst(4 + 2 * last.x).prefix(1) + ")"
        + row.dropFirst(6 + 2 * last.x)
    }
    return [letters] + rows + [letters]
  }

  private static func symbol(_ square: Square, _ view: ViewModel) -> String {
    view.board[square]?.description ?? (view.picks.contains(square) ? "+" : "-")
  }
}
