extension Grid {
  /// What is erased of a row or of the screen, as seen from the cursor.
  enum Part: Int {
    /// From the cursor on, which ends a pending wrap.
    case after
    /// Up to the cursor, and it included.
    case before
    case all
  }

  mutating func eraseInRow(_ part: Part) {
    let column = pen.place.column
    switch part {
    case .after: erase(column..<columns, row: pen.place.row)
    case .before: erase(0..<column + 1, row: pen.place.row)
    case .all: erase(0..<columns, row: pen.place.row)
    }
    if part == .after { pen.isWrapPending = false }
  }

  mutating func eraseOnScreen(_ part: Part) {
    if part != .all { eraseInRow(part) }
    let others =
      switch part {
      case .after: pen.place.row + 1..<rows.count
      case .before: 0..<pen.place.row
      case .all: 0..<rows.count
      }
    for row in others { erase(0..<columns, row: row) }
  }

  private mutating func erase(_ range: Range<Int>, row: Int) {
    rows[row].erase(range, pen.style)
    if range.upperBound == columns { rows[row].continues = false }
  }
}
