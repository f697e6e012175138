package import Domain

extension Game {
  /// The number of the next move, starting at 1 with four disks on the board.
  ///
  /// Passes are not numbered.
  package var moveNumber: Int { 61 - board.emptySquares.count }
}
