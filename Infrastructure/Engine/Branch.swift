import Domain

/// A position after a move, or after several that lead to the same one, turned or mirrored.
struct Branch {
  /// The position, in the orientation that stands for all eight.
  let position: Position
  /// The moves that lead there.
  private(set) var squares: SquareSet
  /// The score of these moves.
  var score: Int
  /// Whether the score is that of the end of the game.
  var isExact: Bool

  /// The first of the moves.
  var first: Square? { squares.first }
  fileprivate var number: Int { first?.index ?? 64 }

  /// The moves, each with the score.
  var moves: [Search.Scored] {
    squares.map { Search.Scored(square: $0, score: score, isExact: isExact) }
  }

  /// Returns what the moves of a position lead to; the scores are those of games that are over.
  static func all(of position: Position) -> [Branch] {
    var branches: [Branch] = []
    for square in position.legalSquares {
      let next = position.placing(at: square).oriented.position
      if let place = branches.firstIndex(where: { $0.position == next }) {
        branches[place].squares = branches[place].squares.union(SquareSet(square))
      } else {
        branches.append(
          Branch(
            position: next, squares: SquareSet(square), score: -next.difference * Search.disk,
            isExact: next.isOver))
      }
    }
    return branches
  }
}

extension Collection<Branch> {
  /// The branches by their scores, and those of the same score by their first moves.
  var bestFirst: [Branch] {
    sorted { ($0.score, $1.number) > ($1.score, $0.number) }
  }

  /// The branches by their scores, where no estimate is more than the score of the first one.
  var limitedToFirst: [Branch] {
    guard let first else { return [] }
    let others = dropFirst().map { other in
      var other = other
      if !other.isExact { other.score = Swift.min(other.score, first.score) }
      return other
    }
    // Of the same score, the first one stays the first.
    let rest = others.bestFirst
    let better = rest.prefix { $0.score > first.score }
    return better + [first] + rest.dropFirst(better.count)
  }
}
