import Domain

/// How both sides go on from a position, as far as a search has found that out.
struct BestLine {
  /// The squares, with nil for a pass.
  private(set) var squares: [Square?] = []

  /// Follows the best moves.
  ///
  /// - Parameters:
  ///   - score: the exact score of the mover, which leads to the end of the game, or nil to follow the
  ///     moves that seemed best.
  ///   - depth: how many moves are followed if there is no exact score.
  init(from position: Position, score: Int?, depth: Int, in tree: inout SearchTree) {
    var (position, score) = (position, score)
    while score != nil || squares.count < depth {
      let legal = position.legalSquares
      var next = position.passing
      var square: Square?
      if legal.isEmpty {
        if next.legalSquares.isEmpty { return }
      } else {
        let best = legal.intersection(tree.table.best(in: position))
        for candidate in Array(best) + (score == nil ? [] : Array(legal.subtracting(best)))
        where square == nil {
          let after = position.placing(at: candidate)
          if let score,
            (try? tree.score(after, depth: 60, -score, 1 - score)).map({ $0 > -score }) ?? true
          {
            continue
          }
          (square, next) = (candidate, after)
        }
        if square == nil { return }
      }
      squares.append(square)
      (position, score) = (next, score.map { -$0 })
    }
  }
}
