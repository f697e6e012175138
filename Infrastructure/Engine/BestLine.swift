import Domain

/// The best play of both sides from a position, as found by a search.
struct BestLine {
  /// The squares, with `nil` for a pass.
  private(set) var squares: [Square?] = []

  /// Creates a line by following the best moves.
  ///
  /// - Parameters:
  ///   - score: the mover's exact score, which the line keeps to the end, or `nil` to follow the
  ///     moves that seemed best.
  ///   - depth: the maximum number of moves to follow without an exact score.
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

  /// Returns the first legal square that keeps the exact score.
  ///
  /// Without a score, returns the square that seemed best. Returns `nil` if no such square is
  /// known.
  private static func best(
    _ legal: SquareSet, in position: Position, _ score: Int?, _ tree: inout SearchTree
  ) -> Square? {
    let known = legal.intersection(tree.table.best(in: position))
    guard let score else { return known.first }
    for square in Array(known) + Array(legal.subtracting(known)) {
      let next = position.placing(at: square)
      // A stopped search throws, and finds no square.
      let reached = try? tree.score(next, depth: 60, -score, 1 - score)
      if let reached, reached <= -score { return square }
    }
    return nil
  }
}
