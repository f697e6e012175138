/// The rows of the board that was drawn last: a board is drawn once, however many keys are typed
/// below it, and of one on which only the cursor has moved, the ranks where it was and is.
struct DrawnBoard {
  private var board: LiveBoard?
  private var rows: [String] = []

  /// Returns the rows of a board, in their colors.
  mutating func rows(of board: LiveBoard) -> [String] {
    guard board != self.board else { return rows }
    if let ranks = self.board.flatMap(board.ranksOfCursor) {
      for rank in ranks {
        rows.replaceSubrange(board.rows(ofRank: rank), with: board.painted(rank))
      }
    } else {
      rows = board.paintedRows
    }
    self.board = board
    return rows
  }
}
