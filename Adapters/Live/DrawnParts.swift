/// The rows of the board and of the panel that were drawn last: each is drawn once, however many
/// keys are typed below it.
struct DrawnParts {
  private var board = DrawnBoard()
  private var panel: (of: LivePanel, rows: [LivePanel.Row])?

  /// Returns the rows of a board, in their colors.
  mutating func rows(of board: LiveBoard) -> [String] {
    self.board.rows(of: board)
  }

  /// Returns the rows of a panel, in their colors.
  mutating func rows(of panel: LivePanel) -> [LivePanel.Row] {
    if let drawn = self.panel, drawn.of == panel { return drawn.rows }
    let rows = panel.rows
    self.panel = (panel, rows)
    return rows
  }
}
