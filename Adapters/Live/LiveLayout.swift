/// Where the live front puts things on a terminal: all that follows from a style (C6.3, C6.12).
package struct LiveLayout {
  let style: LiveStyle
  /// Whether each square takes three rows.
  package let isLarge: Bool
  /// Whether the players stand beside the board; otherwise they stand below it.
  let isWide: Bool
  let boardColumns: Int
  /// The columns that the live front needs, and the rows that it needs in a terminal of this width.
  let needed: (columns: Int, rows: Int)

  /// Makes the layout that follows from a style.
  package init(_ style: LiveStyle) {
    let normal = style.hasColor ? 21 : 13 + 8 * style.squareColumns
    let large = 53
    // Beside the board stand a margin, a disk, and a player's name, count, mode, and indicator.
    func hasRoomBeside(_ board: Int) -> Bool {
      style.columns >= board + 36 + style.squareColumns
    }
    // Below it stand a notice of one row or two, and the prompt; before them the players and the
    // message, if they have no room beside it.
    func rows(_ board: Int, isBeside: Bool) -> Int {
      board + 3 + (isBeside ? 0 : 2)
    }
    let isLargeBeside = hasRoomBeside(large)
    isLarge =
      style.hasColor && style.isSmooth && style.size != .normal
      && (isLargeBeside || style.size == .large && style.columns >= large)
      && style.rows >= rows(26, isBeside: isLargeBeside)
    boardColumns = isLarge ? large : normal
    isWide = hasRoomBeside(boardColumns)
    needed = (normal > 21 ? 33 : 24, rows(10, isBeside: hasRoomBeside(normal)))
    self.style = style
  }

  /// Returns the row of the board beside whose rank of a number from 1 to 8 something stands.
  func row(beside rank: Int) -> Int {
    isLarge ? 3 * rank - 1 : rank
  }

  /// Whether the terminal is large enough for the block (C1.4).
  package var fits: Bool { style.columns >= needed.columns && style.rows >= needed.rows }

  /// The rows of a page that is shown in place of the board.
  var pageRows: Int { style.rows - 2 }

  func wrapped(_ text: String) -> [String] {
    DisplayWidth.wrapped(text, to: style.columns, circleColumns: style.squareColumns)
  }

  func width(of text: String) -> Int {
    DisplayWidth.of(text, circleColumns: style.squareColumns)
  }

  func cut(_ text: String, to columns: Int? = nil) -> String {
    DisplayWidth.cut(text, to: columns ?? style.columns, circleColumns: style.squareColumns)
  }
}
