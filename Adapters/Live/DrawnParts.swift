/// The rows of the board and of the panel that were drawn last: each is drawn once, however many
/// keys are typed below it.
struct DrawnParts {
  private var board: (of: LiveBoard, rows: [String])?
  private var panel: (of: LivePanel, rows: [String])?

  /// Returns the rows of a board, in their colors.
  mutating func rows(of board: LiveBoard) -> [String] {
    if let drawn = self.board, drawn.of == board { return drawn.rows }
    let rows = board.paintedRows
    self.board = (board, rows)
    return rows
  }

  /// Returns the rows of a panel, in their colors.
  mutating func rows(of panel: LivePanel) -> [String] {
    if let drawn = self.panel, drawn.of == panel { return drawn.rows }
    let rows = panel.rows
    self.panel = (panel, rows)
    return rows
  }
}
