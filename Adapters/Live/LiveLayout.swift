import Domain

/// Where the live front puts things on a terminal: all that follows from a style (C6.3, C6.12).
package struct LiveLayout {
  let style: LiveStyle
  let isLarge: Bool
  /// Whether the players stand beside the board; otherwise they stand below it.
  let isWide: Bool
  let boardColumns: Int
  /// The columns that the live front needs, and the rows that it needs in a terminal of this width.
  let needed: (columns: Int, rows: Int)

  package init(_ style: LiveStyle) {
    let (normal, large) = (13 + 8 * style.squareColumns, 38)
    func hasRoomBeside(_ board: Int) -> Bool {
      style.columns >= board + 36 + style.squareColumns
    }
    isLarge =
      style.size == .large && style.columns >= large
      && style.rows >= (hasRoomBeside(large) ? 21 : 23)
    boardColumns = isLarge ? large : normal
    isWide = hasRoomBeside(boardColumns)
    needed = (style.squareColumns == 2 ? 33 : 24, hasRoomBeside(normal) ? 13 : 15)
    self.style = style
  }

  /// Whether the terminal is large enough for the block (C1.4).
  package var fits: Bool { style.columns >= needed.columns && style.rows >= needed.rows }

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
