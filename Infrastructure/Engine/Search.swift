package import Domain

/// A search for the best move of a game: what each move leads to if both sides go on as well as
/// they can.
///
/// With its limits and the flag that stops it, this is all that the engine shows to the rest of the
/// product. Scores are hundredths of a disk: an estimate, or, where the search reached the end of
/// the game, the disks of the side that moves less those of the other (R1.6). Squares that stay
/// empty count for nobody.
package struct Search: Sendable {
  /// The score of one disk.
  package static let disk = 100
  /// More than any score.
  static let infinity = 65 * disk

  /// How many positions were looked at, which the benchmark measures.
  package private(set) var nodes = 0
  /// How many places for positions and moves were filled, which the tests bound.
  package private(set) var placeCount = 0

  private let limits: SearchLimits
  private let evaluation: Evaluation

  /// Makes a search.
  package init(limits: SearchLimits, evaluation: Evaluation = .learned) {
    self.limits = limits
    self.evaluation = evaluation
  }

  /// A move, and what it leads to.
  package struct Scored: Hashable, Sendable {
    /// Where the disk is placed.
    package let square: Square
    /// The score for the side that places it, in hundredths of a disk.
    package let score: Int
    /// Whether the score is that of the end of the game, rather than an estimate.
    package let isExact: Bool
  }

  /// Returns the best move, or, if the limits have a margin, one of those that are worse by less;
  /// nil if there is no legal square.
  ///
  /// Among equal moves the generator decides. A search that is stopped returns the best move so
  /// far.
  package mutating func bestMove(
    in game: Game, using generator: inout some RandomNumberGenerator,
    until stop: StopFlag = StopFlag()
  ) -> Scored? {
    let moves = ranked(in: game, using: &generator, until: stop)
    guard let best = moves.first, limits.margin > 0, !best.isExact else { return moves.first }
    return moves.filter { $0.score > best.score - limits.margin }.randomElement(using: &generator)
  }

  /// Scores the moves deeper and deeper, and returns them, the best first.
  private mutating func ranked(
    in game: Game, using generator: inout some RandomNumberGenerator, until stop: StopFlag
  ) -> [Scored] {
    guard let position = Position(of: game) else { return [] }
    var moves = game.legalSquares.map { Scored(square: $0, score: 0, isExact: false) }
    // A search that was called off before it began must not fill a table first.
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

  /// Scores the moves at a depth, and puts the best first each time one is found; one that is worse
  /// by the margin or more gets a bound for a score.
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
