import Domain
import TestSupport

/// A move on paper whose disks are shown one by one.
struct PaperAnimation: Hashable {
  let before: PaperBoard
  let side: Disk
  /// The squares that change, in their order.
  let changes: [Int]
  /// The number of squares that have changed on the visible board.
  var shown = 1

  /// The visible board.
  var board: PaperBoard {
    var board = before
    board.draw(side, on: changes.prefix(shown))
    return board
  }
}
