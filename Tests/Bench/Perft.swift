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

  /// Returns the number of leaves below a position.
  mutating func leaves(_ position: Position, depth: Int) -> Int {
    leaves(position, position.legalSquares, depth: depth)
  }

  private mutating func leaves(_ position: Position, _ legal: SquareSet, depth: Int) -> Int {
    guard depth > 0 else { return 1 }
    if legal.isEmpty { return leavesAfterPass(position.passing, depth: depth - 1) }
    if depth == 1 { return isPlacingAll ? place(legal, position) : legal.count }
    var leaves = 0
    for square in legal {
      let next = position.placing(at: square, flipping: position.flips(from: square))
      let replies = next.legalSquares
      if depth == 2, !isPlacingAll, !replies.isEmpty {
        leaves += replies.count
      } else {
        leaves += self.leaves(next, replies, depth: depth - 1)
      }
    }
    return leaves
  }

  private mutating func leavesAfterPass(_ position: Position, depth: Int) -> Int {
    let legal = position.legalSquares
    return legal.isEmpty ? 1 : leaves(position, legal, depth: depth)
  }

  private mutating func place(_ legal: SquareSet, _ position: Position) -> Int {
    var leaves = 0
    for square in legal {
      let next = position.placing(at: square, flipping: position.flips(from: square))
      folded &+= next.mover.bits ^ (next.opponent.bits &<< 1)
      leaves += 1
    }
    return leaves
  }
}
