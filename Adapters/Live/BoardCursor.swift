package import Domain
import TerminalInput

/// The cursor on the board, moved by the arrow keys (C6.44).
package struct BoardCursor: Hashable, Sendable {
  package private(set) var square: Square
  /// True after the player enters the square, until the reply arrives.
  var isEntered = false

  package init(_ square: Square) { self.square = square }

  /// Moves to the nearest of the given squares in a direction, if any.
  ///
  /// Moves by one square if `squares` is empty. A step sideways counts as three forward.
  package mutating func move(by step: (columns: Int, rows: Int), over squares: SquareSet) {
    let beside = Square(x: square.x + step.columns, y: square.y + step.rows)
    var best: (square: Square, length: Int)? = squares.isEmpty ? beside.map { ($0, 0) } : nil
    for target in squares {
      let (columns, rows) = (target.x - square.x, target.y - square.y)
      let ahead = columns * step.columns + rows * step.rows
      let aside = abs(columns * step.rows) + abs(rows * step.columns)
      let length = ahead + 3 * aside
      if ahead > 0, best.map({ length < $0.length }) ?? true { best = (target, length) }
    }
    if let best { self = BoardCursor(best.square) }
  }

  /// Moves to the next of the given squares, wrapping around.
  package mutating func goToNext(of squares: SquareSet) {
    let next = squares.first { $0.index > square.index } ?? squares.first
    if let next { self = BoardCursor(next) }
  }
}

extension SquareSet {
  /// The square nearest the center of the set, or `nil` if the set is empty.
  package var inTheMidst: Square? {
    let (columns, rows) = reduce((0, 0)) { ($0.0 + $1.x, $0.1 + $1.y) }
    func distance(_ square: Square) -> Int {
      let (across, down) = (square.x * count - columns, square.y * count - rows)
      return across * across + down * down
    }
    return self.min { distance($0) < distance($1) }
  }
}

extension Key {
  /// The direction of an arrow key, or `nil` for other keys.
  var step: (columns: Int, rows: Int)? {
    switch self {
    case .up: (0, -1)
    case .down: (0, 1)
    case .left: (-1, 0)
    case .right: (1, 0)
    default: nil
    }
  }
}
