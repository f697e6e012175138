import Domain

/// What a square of the live board shows on its ground, as large as the shape of the board lets it
/// be: each function returns the lines of a square.
struct SquareFace {
  let shape: BoardShape
  let ground: BoardColor
  /// The columns that a disk or a mark takes in a square of one row.
  let circleColumns: Int

  /// Returns a disk, which is a character in a square of one row.
  func disk(_ side: Disk, as character: String) -> [[BoardPiece]] {
    let ink = BoardColor.disk(side)
    switch shape {
    case .characters, .small: return [[centered(character, circleColumns, ink)]]
    case .medium: return [[rim("▗▆▆▖", ink)], [rim("▝", ink), body("▂▂", ink), rim("▘", ink)]]
    case .large:
      return [
        [rim(" ▃▆▆▃ ", ink)], [rim("▐", ink), body("    ", ink), rim("▌", ink)],
        [rim(" ", ink), body("▅▂▂▅", ink), rim(" ", ink)],
      ]
    }
  }

  /// The mark of a square that may be picked: a character in a square of one row, otherwise a dot.
  var pick: [[BoardPiece]] {
    switch shape {
    case .characters, .small: [[centered("+", 1, .pick)]]
    case .medium: [[centered("▗▖", 2, .pick)], blank]
    case .large: [blank, [centered("▗▖", 2, .pick)], blank]
    }
  }

  /// Returns a number of at most four columns, in a square that has room for it; ones stand below
  /// ones.
  func number(_ text: String, ink: BoardColor) -> [[BoardPiece]] {
    let aligned = String(repeating: " ", count: max(0, 3 - text.count)) + text
    let line = [centered(aligned, aligned.count, ink)]
    let rows = shape.square.rows
    return (0..<rows).map { $0 == (rows - 1) / 2 ? line : blank }
  }

  /// Returns an empty square that may not be picked, with a mark in the middle or without.
  func empty(isMarked: Bool) -> [[BoardPiece]] {
    let line = isMarked ? [centered("╶╴", 2, .empty)] : blank
    switch shape {
    case .characters, .small: return [[centered(isMarked ? "-" : " ", 1, .empty)]]
    case .medium: return [line, blank]
    case .large: return [blank, line, blank]
    }
  }

  private var blank: [BoardPiece] { [centered("", 0, .pick)] }

  /// Returns a text of a width in the middle of a line of the square.
  private func centered(_ text: String, _ width: Int, _ ink: BoardColor) -> BoardPiece {
    let room = shape.square.columns - width
    let left = String(repeating: " ", count: room / 2)
    let right = String(repeating: " ", count: room - room / 2)
    return BoardPiece(left + text + right, ink, on: ground)
  }

  /// Returns a part of a disk that is painted with characters, around its body.
  private func rim(_ text: String, _ ink: BoardColor) -> BoardPiece {
    BoardPiece(text, ink, on: ground)
  }

  /// Returns a part of a disk that is painted as a ground, so that no font leaves gaps in it.
  private func body(_ text: String, _ ink: BoardColor) -> BoardPiece {
    BoardPiece(text, ground, on: ink)
  }
}
