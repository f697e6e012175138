/// The rows of the board that was drawn last: a board is drawn once, however many keys are typed
/// below it.
struct DrawnBoard {
  private var board: LiveBoard?
  private var rows: [String] = []

  /// Returns the rows of a board, in their colors.
  mutating func rows(of board: LiveBoard) -> [String] {
    if board != self.board {
      self.board = board
      rows = board.paintedRows
    }
    return rows
  }
}
