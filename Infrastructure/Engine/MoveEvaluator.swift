package import Domain

/// A search for the values of a position's moves, beginning with the best move.
///
/// A hint needs only the best move. The results depend on the position and the limits, but not on
/// the order of queries. Equivalent squares get equal scores.
package struct MoveEvaluator: Sendable {
  package enum Aim: Sendable {
    case bestMove
    /// Every move, with no estimate above the best move's score.
    case everyMove
  }

  /// The moves, best first, or none before the first iteration.
  package private(set) var moves: [Search.Scored] = []
  /// The search depth of the best move, in moves.
  package private(set) var bestDepth = 0
  /// True if the best move and its score are certain.
  package private(set) var isBestExact = false
  /// The search depth, in moves, that all moves have reached.
  package private(set) var depth = 0
  /// The best play after the best move, with `nil` for a pass.
  ///
  /// It reaches the end of the game if the score is exact.
  package private(set) var line: [Square?] = []
  /// The number of positions searched, for tests.
  package private(set) var nodes = 0

  private let start: Position
  private let limits: SearchLimits
  /// The remaining stages, for the best move and then for every move.
  private var steps: ArraySlice<Step>
  /// The positions after the moves, best first.
  private var branches: [Branch]
  /// The search tree for the current aim, or `nil` before it is needed.
  private var tree: SearchTree?

  private struct Step {
    let aim: Aim
    let stage: SearchStage
  }

  package init(of position: Position, limits: SearchLimits) {
    start = position
    self.limits = limits
    let empty = position.emptySquares.count
    func steps(_ aim: Aim, by distance: Int) -> [Step] {
      limits.stages(empty: empty, step: distance)
        .filter { $0.kind != .estimate || $0.depth > 1 }
        // Guessing the end for every move takes too long, and the best score caps the others
        // anyway.
        .filter { $0.kind != .forecast || aim == .bestMove }
        .map { Step(aim: aim, stage: $0) }
    }
    let first = Step(aim: .everyMove, stage: SearchStage(depth: 1, kind: .estimate))
    self.steps = ([first] + steps(.bestMove, by: 1) + steps(.everyMove, by: 2))[...]
    branches = Branch.all(of: position)
  }

  /// Returns whether the search for an aim is complete within the limits.
  package func isDone(_ aim: Aim) -> Bool {
    guard depth > 0 else { return false }
    if moves.allSatisfy({ $0.isExact }) { return true }
    return aim == .everyMove ? steps.isEmpty : steps.first?.aim != .bestMove
  }

  /// Searches deeper until the aim is reached or the flag is raised.
  ///
  /// Searches at least one move ahead. Discards an interrupted iteration unless it is the call's
  /// first, so repeated calls always make progress.
  package mutating func deepen(to aim: Aim, until stop: StopFlag) {
    var hasAdvanced = false
    while !isDone(aim), let step = steps.first, depth == 0 || !stop.isRaised {
      var tree = takeTree(for: step.stage)
      tree.stop = stop
      tree.cuts = step.stage.cuts
      let before = keepsTrees && hasAdvanced ? tree : nil
      do throws(SearchTree.Stopped) {
        let known = tree.nodes
        defer { nodes += tree.nodes - known }
        try run(step, in: &tree)
        steps.removeFirst()
        hasAdvanced = true
      } catch {
        if let before { tree = before }
      }
      // Each aim has its own tree, so results do not depend on the order of queries. A search one
      // move ahead has nothing to remember.
      let isLast = steps.first?.aim != step.aim
      self.tree = isLast || step.stage.depth == 1 ? nil : tree
    }
  }

  /// True unless the search reaches the end, where its table cannot change scores.
  private var keepsTrees: Bool { !limits.reachEnd(empty: start.emptySquares.count) }

  private mutating func takeTree(for stage: SearchStage) -> SearchTree {
    // Taking the tree avoids copying its tables.
    if let tree = tree.take() { return tree }
    let bits = stage.depth > 1 ? limits.tableBits(empty: start.emptySquares.count) : 1
    return SearchTree(tableBits: bits, evaluation: .learned)
  }

  private mutating func run(_ step: Step, in tree: inout SearchTree) throws(SearchTree.Stopped) {
    let stage = step.stage
    switch step.aim {
    case .bestMove: try findBest(stage, in: &tree)
    case .everyMove: try appraise(stage, in: &tree)
    }
    guard stage.kind != .guess, let best = branches.first, let square = best.first else { return }
    if step.aim == .everyMove { depth = stage.depth }
    moves = branches.limitedToFirst.flatMap { $0.moves }
    isBestExact = isBestExact || stage.kind == .end || moves.allSatisfy { $0.isExact }
    guard stage.depth > bestDepth else { return }
    bestDepth = stage.depth
    let (next, symmetry) = start.placing(at: square).oriented
    let following = BestLine(
      from: next, score: best.isExact ? -best.score : nil, depth: stage.depth - 1, in: &tree)
    line = following.squares.map { $0.map { symmetry.inverse($0) } }
  }

  /// Moves the best move to the front and finds its value in whole disks.
  ///
  /// Searches for the move as `Search` does, and for its value as `appraise(_:in:)` does.
  private mutating func findBest(
    _ stage: SearchStage, in tree: inout SearchTree
  ) throws(SearchTree.Stopped) {
    let depth = stage.depth - 1
    var found = branches
    var best = -Search.infinity
    for (place, branch) in branches.enumerated() {
      var score = branch.score
      if place > 0 {
        score = try -tree.score(branch.position, depth: depth, -best - 1, -best)
        guard score > best else { continue }
      }
      let guess = stage.kind == .end ? -score : nil
      score = try -tree.score(
        branch.position, depth: depth, -Search.infinity, -best, around: guess)
      // With probable cuts, the second search may contradict the first.
      guard score > best else { continue }
      best = score
      found[place].score = score
      found[place].isExact = branch.isExact || stage.kind == .end
      found.insert(found.remove(at: place), at: 0)
    }
    switch stage.kind {
    case .estimate:
      found[0].score = try -tree.wholeDisks(found[0].position, depth: depth, around: -best)
    case .forecast: found[0].score = SearchTree.wholeDisks(best)
    case .guess, .end: break
    }
    branches = found
  }

  /// Finds the value of every move, except the best if `findBest(_:in:)` has searched it.
  private mutating func appraise(
    _ stage: SearchStage, in tree: inout SearchTree
  ) throws(SearchTree.Stopped) {
    let known = min(bestDepth, 1)
    var found = branches
    for (place, branch) in branches.enumerated() where place >= known && !branch.isExact {
      let guess = -branch.score
      found[place].score =
        stage.kind == .estimate
        ? try -tree.wholeDisks(branch.position, depth: stage.depth - 1, around: guess)
        : try -tree.score(branch.position, depth: stage.depth - 1, around: guess)
      guard stage.kind == .end else { continue }
      // An exact score stays valid, even if the search stops before finding the others.
      found[place].isExact = true
      branches[place].isExact = true
      branches[place].score = found[place].score
    }
    branches = found.prefix(known) + found.dropFirst(known).bestFirst
  }
}
