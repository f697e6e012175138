import Domain

/// The drawing of a board in ten rows of text, on every front (C2, C6.7).
struct BoardDrawing {
  enum Mark: Hashable {
    case disk(Disk)
    /// A square without a disk, and what is between squares.
    case empty
    /// A square that may be picked.
    case pick
    /// The brackets around the last disk placed.
    case last
  }

  typealias Piece = (text: String, mark: Mark)

  let view: ViewModel
  /// The square whose disk is in brackets.
  var last: Square?
  var disk: (Disk) -> String = \.description
  /// The columns that a square takes, without the space between squares.
  var squareColumns = 1

  var rows: [String] { rows { $0.map(\.text).joined() } }

  /// Returns the rows: letters, eight rows of squares with their numbers, and letters; `text`
  /// returns the text of the squares of a row.
  func rows(text: ([Piece]) -> String) -> [String] {
    let gap = String(repeating: " ", count: squareColumns)
    let letters = "    " + "abcdefgh".map(String.init).joined(separator: gap)
    let ranks = (0..<8).map { y in
      let squares = (0..<8).compactMap { Square(x: $0, y: y) }
      let pieces = squares.flatMap { [between($0.x, y), piece($0)] } + [between(8, y)]
      return "  \(y + 1)\(text(pieces))\(y + 1)"
    }
    return [letters] + ranks + [letters]
  }

  /// Returns what stands before a column of a row: a bracket beside the last disk, or a space.
  private func between(_ column: Int, _ row: Int) -> Piece {
    guard let last, last.y == row, [0, 1].contains(column - last.x) else { return (" ", .empty) }
    return (column == last.x ? "(" : ")", .last)
  }

  private func piece(_ square: Square) -> Piece {
    if let side = view.board[square] { return (disk(side), .disk(side)) }
    let padding = String(repeating: " ", count: squareColumns - 1)
    return view.picks.contains(square) ? ("+" + padding, .pick) : ("-" + padding, .empty)
  }
}
