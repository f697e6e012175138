package import Domain
package import Engine

/// A counter of the leaves of the game tree at a depth, known as perft.
///
/// A pass takes one ply, and a finished game counts as one leaf.
package struct Perft {
  /// The known numbers of leaves from the start position, beginning at depth 1.
  package static let known = [
    4, 12, 56, 244, 1396, 8200, 55092, 390_216, 3_005_288, 24_571_284, 212_258_800,
  ]

  /// True to make the moves of the last ply, instead of counting squares.
  private let isPlacingAll: Bool
  /// A checksum of the last ply's boards, which makes the compiler keep them.
  package private(set) var folded: UInt64 = 0

  package init(isPlacingAll: Bool) {
    self.isPlacingAll = isPlacingAll
  }

  package mutating func leaves(_ game: Game, depth: Int) -> Int {
    guard depth > 0, game.turn != nil else { return 1 }
    if let passed = game.passing() { return leaves(passed, depth: depth - 1) }
    if depth == 1, !isPlacingAll { return game.legalSquares.count }
    var leaves = 0
    for square in game.legalSquares {
      guard let move = game.move(at: square) else { continue }
      if depth > 1 {
        leaves += self.leaves(Game(after: move), depth: depth - 1)
      } else {
        let board = move.boardAfter
        folded &+= board.squares(of: .dark).bits ^ (board.squares(of: .light).bits &<< 1)
        leaves += 1
      }
    }
    return leaves
  }

  package mutating func leaves(_ position: Position, depth: Int) -> Int {
    leaves(position, position.legalSquares, depth: depth)
  }

  private mutating func leaves(_ position: Position, _ legal: SquareSet, depth: Int) -> Int {
    guard depth > 0 else { return 1 }
    if legal.isEmpty { return leavesAfterPass(position.passing, depth: depth - 1) }
    if depth == 1 { return isPlacingAll ? place(legal, position) : legal.count }
    var leaves = 0
    for square in legal {
      let next = position.placing(at: square)
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
      let next = position.placing(at: square)
      folded &+= next.mover.bits ^ (next.opponent.bits &<< 1)
      leaves += 1
    }
    return leaves
  }
}
