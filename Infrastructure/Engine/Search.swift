package import Domain

/// A search for the best move of a game: what each move leads to if both sides go on as well as they
/// can.
///
/// This is all that the engine shows to the rest of the product. Scores are hundredths of a disk: an
/// estimate, or, where the search reached the end of the game, the disks of the side that moves less
/// those of the other (R1.6). Squares that stay empty count for nobody.
package struct Search {
  /// The score of one disk.
  package static let disk = 100
  /// More than any score.
  static let infinity = 65 * disk

  package private(set) var nodes = 0

  private let limits: SearchLimits
  private let stop: StopFlag
  private let evaluation: Evaluation

  package init(
    limits: SearchLimits, stop: StopFlag = StopFlag(), evaluation: Evaluation = .learned
  ) {
    self.limits = limits
    self.stop = stop
    self.evaluation = evaluation
  }

  /// A move, and what it leads to.
  package struct Scored: Hashable, Sendable {
    package let square: Square
    /// The score for the side that places it, in hundredths of a disk.
    package let score: Int
    package let isExact: Bool
  }

  /// Returns the best move, or, if the limits have a margin, one of those that are worse by less;
  /// nil if there is no legal square.
  ///
  /// Among equal moves the generator decides. A search that is stopped returns the best move so far.
  package mutating func bestMove(
    in game: Game, using generator: inout some RandomNumberGenerator
  ) -> Scored? {
    guard case .toMove(let side) = game.status else { return nil }
    var moves = game.legalSquares.map { Scored(square: $0, score: 0, isExact: false) }
    moves.shuffle(using: &generator)
    if moves.count > 1 || limits.margin == 0 {
      deepen(&moves, of: Position(of: side, on: game.board))
    }
    guard let best = moves.first, limits.margin > 0 else { return moves.first }
    return moves.filter { $0.score > best.score - limits.margin }.randomElement(using: &generator)
  }

  /// Scores the moves deeper and deeper and sorts them, the best first.
  private mutating func deepen(_ moves: inout [Scored], of position: Position) {
    // A search that was called off before it began must not fill a table first.
    guard !stop.isRaised else { return }
    let empty = position.emptySquares.count
    var tree = SearchTree(tableBits: limits.tableBits, stop: stop, evaluation: evaluation)
    defer { nodes += tree.nodes }
    let isExact = empty <= limits.exactFrom
    var depths = Array(1...limits.depth)
    if isExact { depths = depths.filter { $0 + 6 < empty } + [empty] }
    if limits.depth >= empty { depths = depths.filter { $0 < empty } + [empty] }
    for depth in depths {
      guard (try? rank(&moves, of: position, in: &tree, depth: depth)) != nil else { return }
    }
  }

  /// Scores the moves at a depth, and puts the best first each time one is found; one that is worse
  /// by the margin or more gets a bound for a score.
  private func rank(
    _ moves: inout [Scored], of position: Position, in tree: inout SearchTree, depth: Int
  ) throws(SearchTree.Stopped) {
    var best = -Self.infinity
    for (place, move) in moves.enumerated() {
      let next = position.placing(at: move.square)
      let window = max(-Self.infinity, best - limits.margin)
      var score = window + 1
      if place > 0, limits.margin == 0 {
        score = try -tree.score(next, depth: depth - 1, -window - 1, -window)
      }
      if score > window {
        score = try -tree.score(next, depth: depth - 1, -Self.infinity, -window)
      }
      let isOver = next.legalSquares.isEmpty && next.passing.legalSquares.isEmpty
      let isExact = isOver || depth == position.emptySquares.count
      moves[place] = Scored(square: move.square, score: score, isExact: isExact)
      if score > best {
        best = score
        moves.insert(moves.remove(at: place), at: 0)
      }
    }
  }
}
