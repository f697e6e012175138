import Domain

/// The cursor on the board of the live front, which the arrows move (C6.44).
struct BoardCursor: Hashable {
  /// Where it is.
  private(set) var square: Square
  /// Whether the square was entered, and what becomes of that is not known yet: until then it is
  /// not entered again.
  var isEntered = false

  /// Puts a cursor on a square.
  init(_ square: Square) { self.square = square }

  /// Moves one square, or stays at the edge of the board.
  mutating func move(_ direction: Direction) {
    self = BoardCursor(square.neighbor(direction))
  }
}

extension Square {
  /// Returns the next square in a direction, or the same one at the edge of the board.
  fileprivate func neighbor(_ direction: Direction) -> Square {
    SquareSet(self).moved(direction).first ?? self
  }
}
