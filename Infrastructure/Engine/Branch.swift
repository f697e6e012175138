import Domain

/// A position after a move, shared by all moves that lead to it by symmetry.
struct Branch {
  /// The position, in the orientation that stands for all eight.
  let position: Position
  /// The moves that lead there.
  private(set) var squares: SquareSet
  /// The score for the side that makes these moves.
  var score: Int
  var isExact: Bool

  var first: Square? { squares.first }
  fileprivate var number: Int { first?.index ?? 64 }

  var moves: [Search.Scored] {
    squares.map { Search.Scored(square: $0, score: score, isExact: isExact) }
  }

  /// Returns the branches of a position, scored by the disks on the board.
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
  /// The branches by descending score, then by their first moves.
  var bestFirst: [Branch] {
    sorted { ($0.score, $1.number) > ($1.score, $0.number) }
  }

  /// The branches by descending score, with estimates capped at the first branch's score.
  var limitedToFirst: [Branch] {
    guard let first else { return [] }
    let others = dropFirst().map { other in
      var other = other
      if !other.isExact { other.score = Swift.min(other.score, first.score) }
      return other
    }
    // Among equal scores, the first branch stays first.
    let rest = others.bestFirst
    let better = rest.prefix { $0.score > first.score }
    return better + [first] + rest.dropFirst(better.count)
  }
}
