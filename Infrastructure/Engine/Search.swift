package import Domain

/// A search for the best move in a game.
///
/// Scores are in hundredths of a disk. At the end of the game, a score is the mover's disks minus
/// the opponent's (R1.6), and empty squares count for neither side. Before the end, it is an
/// estimate.
package struct Search: Sendable {
  /// The score of one disk.
  package static let disk = 100
  /// A bound above every score.
  static let infinity = 65 * disk

  /// The number of positions searched, for benchmarks and tests.
  package private(set) var nodes = 0
  /// The number of places allocated for positions and moves, for tests.
  package private(set) var placeCount = 0

  private let limits: SearchLimits
  private let evaluation: Evaluation

  package init(limits: SearchLimits, evaluation: Evaluation = .learned) {
    self.limits = limits
    self.evaluation = evaluation
  }

  package struct Scored: Hashable, Sendable {
    package let square: Square
    /// The score for the side that moves, in hundredths of a disk.
    package let score: Int
    /// True if the score is the final score of the game, not an estimate.
    package let isExact: Bool
  }

  /// Returns the best move, or `nil` if there is no legal square.
  ///
  /// If the limits have a margin, returns a random move among those that are worse by less. Ties
  /// are broken at random. A stopped search returns the best move so far.
  package mutating func bestMove(
    in game: Game, using generator: inout some RandomNumberGenerator,
    until stop: StopFlag = StopFlag()
  ) -> Scored? {
    let moves = ranked(in: game, using: &generator, until: stop)
    guard let best = moves.first, limits.margin > 0, !best.isExact else { return moves.first }
    return moves.filter { $0.score > best.score - limits.margin }.randomElement(using: &generator)
  }

  /// Returns the moves, best first, after scoring them at increasing depths.
  private mutating func ranked(
    in game: Game, using generator: inout some RandomNumberGenerator, until stop: StopFlag
  ) -> [Scored] {
    guard let position = Position(of: game) else { return [] }
    var moves = game.legalSquares.map { Scored(square: $0, score: 0, isExact: false) }
    // A search that was canceled before it began must not allocate a table.
    guard !stop.isRaised else { return moves }
    moves.shuffle(using: &generator)
    let empty = position.emptySquares.count
    let bits = limits.tableBits(empty: empty)
    var tree = SearchTree(tableBits: bits, evaluation: evaluation)
    tree.stop = stop
    defer {
      nodes = tree.nodes
      placeCount = tree.placeCount
    }
    do throws(SearchTree.Stopped) {
      for stage in limits.stages(empty: empty) {
        tree.cuts = stage.cuts
        try rank(&moves, of: position, in: &tree, stage)
      }
    } catch {}
    return moves
  }

  /// Scores the moves at one depth, and puts each new best move first.
  ///
  /// A move that is worse by the margin or more gets only a bound as its score.
  private func rank(
    _ moves: inout [Scored], of position: Position, in tree: inout SearchTree,
    _ stage: SearchStage
  ) throws(SearchTree.Stopped) {
    var best = -Self.infinity
    let depth = stage.depth
    let isExact = stage.kind == .end
    for (place, move) in moves.enumerated() {
      let next = position.placing(at: move.square)
      let lowest = isExact ? best : max(-Self.infinity, best - limits.margin)
      var score = lowest + 1
      if place > 0, lowest == best {
        score = try -tree.score(next, depth: depth - 1, -lowest - 1, -lowest)
      }
      if score > lowest {
        score = try -tree.score(
          next, depth: depth - 1, -Self.infinity, -lowest, around: isExact ? -move.score : nil)
      }
      moves[place] = Scored(square: move.square, score: score, isExact: next.isOver || isExact)
      if score > best {
        best = score
        moves.insert(moves.remove(at: place), at: 0)
      }
    }
  }
}
