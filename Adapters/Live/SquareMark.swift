import Domain

/// What stands around a square: the corners of the cursor, the arrows of the move that was played
/// at an earlier moment or, on a small board, the brackets of the last disk (C6.11, C6.46).
enum SquareMark {
  case cursor
  case last
  /// Where the square may show a number, beside which three characters leave no room.
  case played(isNumbered: Bool)

  /// Returns the rows of a rank with the mark around the square in a column of the board; those of
  /// a medium or large board take the corners, so that a disk stays to be seen.
  func around(column: Int, in rows: [[TextRun]], of shape: BoardShape) -> [[TextRun]] {
    let columns = shape.square.columns
    // A square of two columns begins with its disk, and has room on its right only.
    let before = columns == 2 ? 1 : 0
    var left = BoardShape.labelColumns + columns * column - before
    var right = left + columns - 1 + before
    if shape.square.rows == 1, shape.hasNumbers, let row = rows.first {
      // Such a square has more room, and the mark is close to what it holds.
      let held = Array(row.text).dropFirst(left).prefix(columns)
      let places = held.indices.filter { !" ()".contains(held[$0]) }
      (left, right) = ((places.first ?? left + 1) - 1, (places.last ?? left + 1) + 1)
    }
    return zip(rows, corners(of: shape)).map { row, corners in
      guard let corners else { return row }
      return row.replacing(column: left, with: corners.left, ink)
        .replacing(column: right, with: corners.right, ink)
    }
  }

  private var ink: Paint {
    switch self {
    case .cursor: .cursor
    case .last: .pick
    case .played: .disk(.light)
    }
  }

  /// What stands left and right in each row of a square; nil where the row stays as it is.
  private func corners(of shape: BoardShape) -> [(left: String, right: String)?] {
    switch (self, shape) {
    case (.cursor, .medium): [("┏", "┓"), ("┗", "┛")]
    case (.cursor, .large): [("┏", "┓"), nil, ("┗", "┛")]
    case (.cursor, .characters), (.cursor, .small): [("[", "]")]
    case (.last, _): [("(", ")")]
    case (.played(let isNumbered), .medium):
      isNumbered ? [nil, (">", "<")] : [(">", "<"), nil]
    case (.played(let isNumbered), .large):
      isNumbered ? [nil, nil, (">", "<")] : [nil, (">", "<"), nil]
    case (.played, .characters), (.played, .small): [(">", "<")]
    }
  }
}

extension [TextRun] {
  /// Returns the row with another character in a column, on the same ground, unless a number is
  /// there; each of its characters takes one column.
  fileprivate func replacing(column: Int, with character: String, _ ink: Paint) -> [TextRun] {
    var start = 0
    return flatMap { run -> [TextRun] in
      defer { start += run.text.count }
      guard (start..<start + run.text.count).contains(column) else { return [run] }
      let old = run.text[run.text.index(run.text.startIndex, offsetBy: column - start)]
      guard !old.isNumber, old != "+", old != "-" else { return [run] }
      var face = run.face
      // Beside the board there is no ground on which that ink would be seen.
      if face.ground != nil { face.ink = ink }
      return [
        TextRun(String(run.text.prefix(column - start)), run.face), TextRun(character, face),
        TextRun(String(run.text.dropFirst(column - start + 1)), run.face),
      ]
    }
  }
}
