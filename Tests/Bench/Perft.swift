import Domain

/// Counts the leaves of a game's tree at a depth, the usual measure of rules: a pass costs one ply,
/// and a finished game counts one.
struct Perft {
  /// Whether the disks of the last ply are placed, too, or only its legal squares counted.
  let isPlacingAll: Bool
  /// Takes in both colors of each board of the last ply, so that none of them is made in vain.
  private(set) var folded: UInt64 = 0

  init(isPlacingAll: Bool) {
    self.isPlacingAll = isPlacingAll
  }

  /// Returns the number of leaves below a board with a side on turn.
  mutating func leaves(_ board: Board, _ side: Disk, depth: Int) -> Int {
    leaves(board, side, board.legalSquares(for: side), depth: depth)
  }

  private mutating func leaves(
    _ board: Board, _ side: Disk, _ legal: SquareSet, depth: Int
  ) -> Int {
    guard depth > 0 else { return 1 }
    if legal.isEmpty { return leavesAfterPass(board, side.flipped, depth: depth - 1) }
    if depth == 1 { return isPlacingAll ? place(side, on: legal, of: board) : legal.count }
    var leaves = 0
    for square in legal {
      guard let next = Move(by: side, at: square, on: board)?.boardAfter else { continue }
      let replies = next.legalSquares(for: side.flipped)
      if depth == 2, !isPlacingAll, !replies.isEmpty {
        leaves += replies.count
      } else {
        leaves += self.leaves(next, side.flipped, replies, depth: depth - 1)
      }
    }
    return leaves
  }

  private mutating func leavesAfterPass(_ board: Board, _ side: Disk, depth: Int) -> Int {
    let legal = board.legalSquares(for: side)
    return legal.isEmpty ? 1 : leaves(board, side, legal, depth: depth)
  }

  private mutating func place(_ side: Disk, on legal: SquareSet, of board: Board) -> Int {
    var leaves = 0
    for square in legal {
      guard let next = Move(by: side, at: square, on: board)?.boardAfter else { continue }
      folded &+= next.squares(of: side).bits ^ (next.squares(of: side.flipped).bits &<< 1)
      leaves += 1
    }
    return leaves
  }
}
