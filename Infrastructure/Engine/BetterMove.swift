package import Domain

/// A search for a move that is better than the moves of known value.
///
/// It takes a fraction of the time of a search for the best move, because it usually only proves
/// that no other move is better.
package struct BetterMove: Sendable {
  /// The best move found, or `nil` if none is better.
  package private(set) var move: Search.Scored?
  /// True if all moves had known values, which leaves no move to search.
  package private(set) var hasNoOther = false
  /// The search depth of the other moves, in moves.
  package private(set) var depth = 0
  package private(set) var isExact = false
  /// True if the search reached its limits before it was stopped.
  package private(set) var isDone = false
  /// The best play after the move, with `nil` for a pass.
  package private(set) var line: [Square?] = []
  /// The number of positions searched, for tests.
  package private(set) var nodes = 0

  /// Creates the result of searching to the limits or until the flag is raised.
  ///
  /// - Parameters:
  ///   - known: the moves of known value.
  ///   - lead: the highest of their values, in whole disks. A move of equal value is not better.
  package init(
    in position: Position, besides known: SquareSet, value lead: Int, limits: SearchLimits,
    until stop: StopFlag
  ) {
    let empty = position.emptySquares.count
    // Only a score that rounds to more disks counts as better.
    let lowest = lead * Search.disk + Search.disk / 2 - 1
    var moves = position.legalSquares.subtracting(known).map {
      Search.Scored(square: $0, score: 0, isExact: false)
    }
    guard !moves.isEmpty else {
      hasNoOther = true
      isExact = true
      isDone = true
      return
    }
    var tree = SearchTree(
      tableBits: stop.isRaised ? 1 : limits.tableBits(empty: empty), evaluation: .learned)
    tree.stop = stop
    do throws(SearchTree.Stopped) {
      let first = SearchStage(depth: 1, kind: .estimate)
      // Depths of the same parity agree best.
      let stages = limits.stages(empty: empty, step: 2).filter { $0.depth > 1 }
      for stage in [first] + stages {
        tree.cuts = stage.cuts
        let found = try Self.best(of: &moves, above: lowest, in: position, &tree, stage)
        guard stage.kind != .guess else { continue }
        move = found
        depth = stage.depth
        isExact = stage.kind == .end
      }
      if isExact, let best = move {
        move = try Self.first(of: moves, asGoodAs: best, in: position, &tree)
      }
      isDone = true
    } catch {}
    nodes = tree.nodes
    guard let move else { return }
    let best = BestLine(
      from: position.placing(at: move.square), score: move.isExact ? -move.score : nil,
      depth: depth - 1, in: &tree)
    line = best.squares
  }

  /// Returns the best move that scores above a bound, and moves it to the front.
  private static func best(
    of moves: inout [Search.Scored], above bound: Int, in position: Position,
    _ tree: inout SearchTree, _ stage: SearchStage
  ) throws(SearchTree.Stopped) -> Search.Scored? {
    var best: Search.Scored?
    for (place, move) in moves.enumerated() {
      let next = position.placing(at: move.square)
      let lowest = best?.score ?? bound
      var score = try -tree.score(next, depth: stage.depth - 1, -lowest - 1, -lowest)
      guard score > lowest else { continue }
      score = try -tree.score(next, depth: stage.depth - 1, -Search.infinity, -lowest)
      // With probable cuts, the second search may contradict the first.
      guard score > lowest else { continue }
      let found = Search.Scored(
        square: move.square, score: score, isExact: stage.kind == .end || next.isOver)
      best = found
      moves.remove(at: place)
      moves.insert(found, at: 0)
    }
    return best
  }

  /// Returns the first move in board order with the best exact score, like `MoveEvaluator`.
  private static func first(
    of moves: [Search.Scored], asGoodAs best: Search.Scored, in position: Position,
    _ tree: inout SearchTree
  ) throws(SearchTree.Stopped) -> Search.Scored {
    let before = moves.filter { $0.square.index < best.square.index }
    for move in before.sorted(by: { $0.square.index < $1.square.index }) {
      let next = position.placing(at: move.square)
      let score = try -tree.score(next, depth: 60, -best.score, 1 - best.score)
      if score >= best.score {
        return Search.Scored(square: move.square, score: best.score, isExact: true)
      }
    }
    return best
  }
}
