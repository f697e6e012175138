extension LiveStyle {
  /// Returns the rows from the top of a block to its cursor, on a terminal that was just resized to
  /// this style.
  func rowsToTop(of block: LivePainter.Block) -> Int {
    guard rewraps, block.rows.indices.contains(block.cursorRow) else { return block.cursorRow }
    let above = block.rows[..<block.cursorRow].map(wrappedRows).reduce(0, +)
    return above + min(block.cursorColumn / columns, wrappedRows(block.rows[block.cursorRow]) - 1)
  }

  /// Returns the number of rows that a terminal makes of a row that may be too wide for it.
  private func wrappedRows(_ row: String) -> Int {
    var (rows, column) = (1, 0)
    for character in row.uncolored {
      let width = width(of: String(character))
      if column + width > columns { (rows, column) = (rows + 1, 0) }
      column += width
    }
    return rows
  }
}

extension String {
  /// The text without the sequences that set colors.
  fileprivate var uncolored: String {
    let parts = split(separator: "\u{1b}", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts.first ?? "")) { text, part in
      text + part.drop { $0 != "m" }.dropFirst()
    }
  }
}
