import Domain

/// A move whose disks are shown one by one, as it is kept on paper.
struct PaperAnimation: Hashable {
  let before: PaperBoard
  let side: Disk
  /// The squares that change, in their order.
  let changes: [Int]
  /// How many of them have changed on the board that is seen.
  var shown = 1

  /// The board that is seen.
  var board: PaperBoard {
    var board = before
    board.draw(side, on: changes.prefix(shown))
    return board
  }
}
