/// The brackets around the square of the cursor, on a board with 16 colors (C6.46).
struct CursorBrackets {
  let shape: BoardShape

  /// Returns the rows of a rank with brackets around the square in a column of the board; those of
  /// a medium or large board take the corners, so that a disk stays to be seen.
  func around(column: Int, in rows: [[BoardPiece]]) -> [[BoardPiece]] {
    let columns = shape.square.columns
    // A square of two columns begins with its disk, and has room on its right only.
    let before = columns == 2 ? 1 : 0
    let left = 3 + columns * column - before
    let right = left + columns - 1 + before
    return zip(rows, corners).map { row, corners in
      row.replacing(column: left, with: corners.left)
        .replacing(column: right, with: corners.right)
    }
  }

  /// What stands left and right in each row of a square; nil where the row stays as it is.
  private var corners: [(left: String?, right: String?)] {
    switch shape {
    case .characters, .small: [("[", "]")]
    case .medium: [("┏", "┓"), ("┗", "┛")]
    case .large: [("┏", "┓"), (nil, nil), ("┗", "┛")]
    }
  }
}

extension [BoardPiece] {
  /// Returns the parts with another character in a column, if one is given, on the same ground;
  /// each character of theirs takes one column.
  fileprivate func replacing(column: Int, with character: String?) -> [BoardPiece] {
    guard let character else { return self }
    var start = 0
    return flatMap { piece -> [BoardPiece] in
      defer { start += piece.text.count }
      guard (start..<start + piece.text.count).contains(column) else { return [piece] }
      let before = piece.text.prefix(column - start)
      let after = piece.text.dropFirst(column - start + 1)
      return [
        piece.with(text: String(before)), piece.marked(character), piece.with(text: String(after)),
      ]
    }
  }
}

extension BoardPiece {
  /// Returns a mark on the ground of the part.
  fileprivate func marked(_ mark: String) -> BoardPiece {
    guard let colors else { return BoardPiece(mark) }
    return BoardPiece(mark, .pick, on: colors.ground)
  }
}
