import Domain
import TestSupport

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
