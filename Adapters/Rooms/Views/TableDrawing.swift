import Adapters
package import Domain

/// A board in ten rows of text, shared by all front ends (C2).
package struct TableDrawing {
  private let board: Board
  private let picks: SquareSet
  private let last: Square?
  /// The square of the next move, drawn between arrows.
  private let played: Square?
  private let disk: (Disk) -> String

  /// Creates the drawing of a board, with marks on the squares in `picks`.
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

  /// The ten rows: numbered ranks between two rows of letters.
  package var rows: [String] {
    let edge = Self.letters(margin: 4, gap: 1)
    return [edge] + (0..<8).map(rank) + [edge]
  }

  private func rank(_ y: Int) -> String {
    let squares = (0..<8).compactMap { Square(x: $0, y: y) }
    let held = squares.map { between($0.x, y) + content(of: $0) }
    return "  \(y + 1)" + held.joined() + between(8, y) + "\(y + 1)"
  }

  /// Returns the column letters, with spaces before and between them.
  package static func letters(margin: Int, gap: Int) -> String {
    let space = String(repeating: " ", count: gap)
    return String(repeating: " ", count: margin)
      + "abcdefgh".map(String.init).joined(separator: space)
  }

  /// Returns the arrow, parenthesis, or space before a column.
  ///
  /// An arrow for the next move takes precedence over a parenthesis for the last disk.
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
  package init(view: TableModel, last: Square? = nil, played: Square? = nil) {
    self.init(board: view.board, picks: view.marked, last: last, played: played)
  }
}

extension TableModel {
  /// The squares that a printed board marks as legal, even in a review (C2.9).
  package var marked: SquareSet {
    review.isReviewing ? review.viewed.game.legalSquares : game.picks
  }
}
