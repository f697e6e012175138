import Adapters
package import Domain

/// The drawing of a board in ten rows of text, on every front (C2, C6.7).
package struct TableDrawing {
  private let board: Board
  private let picks: SquareSet
  /// The square whose disk is in brackets.
  private let last: Square?
  /// The square in square brackets, which win over the others.
  private let cursor: Square?
  /// The square at which arrows point, where the next move was made.
  private let played: Square?
  /// What legal squares show in place of their marks.
  private let numbers: [Square: String]
  private let disk: (Disk) -> String
  /// The columns that a disk takes.
  private let circleColumns: Int
  /// The columns that a square takes, without the space between squares.
  private let squareColumns: Int

  /// The column of the first letter.
  package static let firstLetter = 4

  /// Makes the drawing of a board, whose picks are marked or have numbers; its squares are as wide
  /// as a disk unless their columns are given.
  package init(
    board: Board, picks: SquareSet, last: Square? = nil, cursor: Square? = nil,
    played: Square? = nil,
    numbers: [Square: String] = [:], disk: @escaping (Disk) -> String = \.description,
    circleColumns: Int = 1, squareColumns: Int? = nil
  ) {
    self.board = board
    self.picks = picks
    self.last = last
    self.cursor = cursor
    self.played = played
    self.numbers = numbers
    self.disk = disk
    self.circleColumns = circleColumns
    self.squareColumns = squareColumns ?? circleColumns
  }

  /// The rows: letters, eight rows of squares with their numbers, and letters.
  package var rows: [String] {
    let middle = (squareColumns - 1) / 2
    let edge = Self.letters(margin: Self.firstLetter + middle, gap: squareColumns)
    return [edge] + (0..<8).map(rank) + [edge]
  }

  /// Returns a row of squares, with its number on both sides.
  private func rank(_ y: Int) -> String {
    var row = "  \(y + 1)"
    var free = 0
    for square in (0..<8).compactMap({ Square(x: $0, y: y) }) {
      let (left, text, right) = content(of: square)
      row += between(square.x, y, columns: free + 1 + left) + text
      free = right
    }
    return row + between(8, y, columns: free + 1) + "\(y + 1)"
  }

  /// Returns the row of the letters of the columns, after a margin, with a gap between them.
  package static func letters(margin: Int, gap: Int) -> String {
    let space = String(repeating: " ", count: gap)
    return String(repeating: " ", count: margin)
      + "abcdefgh".map(String.init).joined(separator: space)
  }

  /// Returns the columns between what two squares hold, the second of them in a column of a row:
  /// spaces, and the brackets of both, close to what they hold.
  private func between(_ column: Int, _ row: Int, columns: Int) -> String {
    var gap = Array(repeating: " ", count: columns)
    for (square, left, right) in [(last, "(", ")"), (played, ">", "<"), (cursor, "[", "]")] {
      guard let square, square.y == row else { continue }
      if square.x + 1 == column { gap[0] = right }
      if square.x == column { gap[columns - 1] = left }
    }
    return gap.joined()
  }

  /// Returns what a square holds, and the columns that are free on both sides of it.
  private func content(of square: Square) -> (left: Int, text: String, right: Int) {
    if let number = numbers[square] {
      // Ones stand below ones.
      return (squareColumns - number.count, number, 0)
    }
    let side = board[square]
    let free = squareColumns - (side == nil ? 1 : circleColumns)
    let text = side.map(disk) ?? (picks.contains(square) ? "+" : "-")
    return (free / 2, text, free - free / 2)
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
