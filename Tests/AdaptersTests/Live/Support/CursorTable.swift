import Adapters
import Domain
import TestSupport

extension TerminalScreen {
  /// The name of the square in square brackets, on a board without colors; nil if there is none.
  var bracketed: String? {
    let ranks = lines.filter { $0.wholeMatch(of: #/  [1-8].{16,40}[1-8](   .*)?/#) != nil }
    for line in ranks {
      let columns = Array(line.prefix(21))
      guard let left = columns.firstIndex(of: "[") else { continue }
      // Such a board has a bracket or a space before each square.
      let square = Square(x: (left - 3) / 2, y: (columns[2].wholeNumberValue ?? 0) - 1)
      return columns[left + 2] == "]" ? square?.description : "half a pair"
    }
    return nil
  }
}

extension LiveTable {
  /// Where the cursor on a board without colors is.
  var cursor: String? { screen.now.bracketed }

  /// Moves the cursor to a square by arrows; it comes up first if it is not there.
  func move(to square: Square) async {
    if cursor == nil { await type(Keys.up) }
    guard let now = cursor.flatMap(Square.init) else { return }
    let across = String(
      repeating: square.x > now.x ? Keys.right : Keys.left, count: abs(square.x - now.x))
    let down = String(
      repeating: square.y > now.y ? Keys.down : Keys.up, count: abs(square.y - now.y))
    await type(across + down)
  }
}
