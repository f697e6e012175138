import Adapters
package import Domain

/// The drawing of a board in ten rows of text, on every front (C2).
package struct TableDrawing {
  private let board: Board
  private let picks: SquareSet
  /// The square whose disk is in brackets.
  private let last: Square?
  /// The square at which arrows point, where the next move was made.
  private let played: Square?
  private let disk: (Disk) -> String

  /// Makes the drawing of a board, whose picks are marked.
  package init(
    board: Board, picks: SquareSet, last: Square? = nil, played: Square? = nil,
    disk: @escaping (Disk) -> String = \.description
  ) {
    self.board = board
    self.picks = picks
    self.last = last
    self.played = played
    self.disk = disk
  }

  /// The rows: letters, eight rows of squares with their numbers, and letters.
  package var rows: [String] {
    let edge = Self.letters(margin: 4, gap: 1)
    return [edge] + (0..<8).map(rank) + [edge]
  }

  /// Returns a row of squares, with its number on both sides.
  private func rank(_ y: Int) -> String {
    let squares = (0..<8).compactMap { Square(x: $0, y: y) }
    let held = squares.map { between($0.x, y) + content(of: $0) }
    return "  \(y + 1)" + held.joined() + between(8, y) + "\(y + 1)"
  }

  /// Returns the row of the letters of the columns, after a margin, with a gap between them.
  package static func letters(margin: Int, gap: Int) -> String {
    let space = String(repeating: " ", count: gap)
    return String(repeating: " ", count: margin)
      + "abcdefgh".map(String.init).joined(separator: space)
  }

  /// Returns what stands between two squares, the second of them in a column of a row: the later of
  /// the brackets of both, or a space.
  private func between(_ column: Int, _ row: Int) -> String {
    var gap = " "
    for (square, left, right) in [(last, "(", ")"), (played, ">", "<")] {
      guard let square, square.y == row else { continue }
      if square.x + 1 == column { gap = right }
      if square.x == column { gap = left }
    }
    return gap
  }

  private func content(of square: Square) -> String {
    board[square].map(disk) ?? (picks.contains(square) ? "+" : "-")
  }
}

extension TableDrawing {
  /// Makes the drawing of a view's board, with `x` and `o`.
  package init(view: TableModel, last: Square? = nil, played: Square? = nil) {
    self.init(board: view.board, picks: view.marked, last: last, played: played)
  }
}

extension TableModel {
  /// The squares that a printed board marks: those that may be picked or, at an earlier moment,
  /// that were legal (C2.9).
  package var marked: SquareSet { study.isLookingBack ? study.seen.game.legalSquares : game.picks }
}
