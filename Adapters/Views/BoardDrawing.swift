package import Domain

/// The drawing of a board in ten rows of text, on every front (C2, C6.7).
package struct BoardDrawing {
  private let board: Board
  private let picks: SquareSet
  /// The square whose disk is in brackets.
  private let last: Square?
  /// The square in square brackets, which win over the others.
  private let cursor: Square?
  private let disk: (Disk) -> String
  /// The columns that a square takes, without the space between squares.
  private let squareColumns: Int

  /// The column of the first letter.
  package static let firstLetter = 4

  /// Makes the drawing of a board, whose picks are marked.
  package init(
    board: Board, picks: SquareSet, last: Square? = nil, cursor: Square? = nil,
    disk: @escaping (Disk) -> String = \.description, squareColumns: Int = 1
  ) {
    self.board = board
    self.picks = picks
    self.last = last
    self.cursor = cursor
    self.disk = disk
    self.squareColumns = squareColumns
  }

  /// The rows: letters, eight rows of squares with their numbers, and letters.
  package var rows: [String] {
    let edge = Self.letters(margin: Self.firstLetter, gap: squareColumns)
    return [edge] + (0..<8).map(rank) + [edge]
  }

  /// Returns a row of squares, with its number on both sides.
  private func rank(_ y: Int) -> String {
    let squares = (0..<8).compactMap { Square(x: $0, y: y) }
    let pieces = squares.flatMap { [between($0.x, y), piece($0)] } + [between(8, y)]
    return "  \(y + 1)\(pieces.joined())\(y + 1)"
  }

  /// Returns the row of the letters of the columns, after a margin, with a gap between them.
  package static func letters(margin: Int, gap: Int) -> String {
    let space = String(repeating: " ", count: gap)
    return String(repeating: " ", count: margin)
      + "abcdefgh".map(String.init).joined(separator: space)
  }

  /// Returns what stands before a column of a row: a bracket beside the last disk, or a space.
  private func between(_ column: Int, _ row: Int) -> String {
    bracket(cursor, "[", "]", column, row) ?? bracket(last, "(", ")", column, row) ?? " "
  }

  /// Returns the bracket of a square that stands before a column of a row, if there is one.
  private func bracket(
    _ square: Square?, _ left: String, _ right: String, _ column: Int, _ row: Int
  ) -> String? {
    guard let square, square.y == row else { return nil }
    switch column {
    case square.x: return left
    case square.x + 1: return right
    default: return nil
    }
  }

  private func piece(_ square: Square) -> String {
    if let side = board[square] { return disk(side) }
    return (picks.contains(square) ? "+" : "-")
      + String(repeating: " ", count: squareColumns - 1)
  }
}

extension BoardDrawing {
  /// Makes the drawing of a view's board, with `x` and `o`.
  package init(view: ViewModel, last: Square? = nil) {
    self.init(board: view.board, picks: view.marked, last: last)
  }
}

extension ViewModel {
  /// The squares that a printed board marks: those that may be picked or, at an earlier moment,
  /// that were legal (C2.9).
  package var marked: SquareSet { study.isLookingBack ? study.seen.game.legalSquares : picks }
}
