import Domain
import TestSupport

extension LiveTable {
  /// Where the cursor on a board without colors is.
  var cursor: String? { screen.now.bracketed }

  /// Moves the cursor to a legal square by Tab; it comes up first if it is not there.
  func move(to square: Square) async {
    if cursor == nil { await type(Keys.up) }
    for _ in 0..<64 where cursor != square.description { await type(Keys.tab) }
  }
}
