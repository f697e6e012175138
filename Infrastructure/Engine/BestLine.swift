import Domain

/// How both sides go on from a position, as far as a search has found that out.
struct BestLine {
  /// The squares, with nil for a pass.
  private(set) var squares: [Square?] = []

  /// Follows the best moves.
  ///
  /// - Parameters:
  ///   - score: the exact score of the mover, which leads to the end of the game, or nil to follow
  ///     the moves that seemed best.
  ///   - depth: how many moves are followed if there is no exact score.
  init(from start: Position, score: Int?, depth: Int, in tree: inout SearchTree) {
    var position = start
    var score = score
    while score != nil || squares.count < depth {
      let legal = position.legalSquares
      if legal.isEmpty {
        position = position.passing
        if position.legalSquares.isEmpty { return }
        squares.append(nil)
      } else {
        guard let square = Self.best(legal, in: position, score, &tree) else { return }
        position = position.placing(at: square)
        squares.append(square)
      }
      score = score.map { -$0 }
    }
  }

  /// Returns the first of the legal squares that leads to the exact score of the mover, or, without
  /// one, the square that seemed best; nil if no such square is known.
  private static func best(
    _ legal: SquareSet, in position: Position, _ score: Int?, _ tree: inout SearchTree
  ) -> Square? {
    let known = legal.intersection(tree.table.best(in: position))
    guard let score else { return known.first }
    for square in Array(known) + Array(legal.subtracting(known)) {
      let next = position.placing(at: square)
      // A search that is stopped throws, and finds nothing.
      let reached = try? tree.score(next, depth: 60, -score, 1 - score)
      if let reached, reached <= -score { return square }
    }
    return nil
  }
}
