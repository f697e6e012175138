package import Domain

/// A search for what the moves of a position are worth: for the best one, which is all that a hint
/// asks, and then for every other.
///
/// What it finds depends on nothing but the position and the limits, whatever was asked for first,
/// and equal squares get equal scores.
package struct Appraisal: Sendable {
  /// What can be asked for.
  package enum Aim: Sendable {
    /// The best move.
    case bestMove
    /// Every move. The best one comes first: no other is worth more.
    case everyMove
  }

  /// The moves, the best first; none before the first depth.
  package private(set) var moves: [Search.Scored] = []
  /// How many moves ahead was looked for the best one.
  package private(set) var bestDepth = 0
  /// Whether it is certain that the best one is the best, and what it is worth.
  package private(set) var isBestExact = false
  /// How many moves ahead all of them were looked at.
  package private(set) var depth = 0
  /// How the game goes on after the best move, as far as that was found out: to the end if its
  /// score is exact; nil stands for a pass.
  package private(set) var line: [Square?] = []
  /// How many positions were looked at, which the tests bound.
  package private(set) var nodes = 0

  private let start: Position
  private let limits: SearchLimits
  /// What is still to be done: first the best move, then the others.
  private var steps: ArraySlice<Step>
  /// What the moves lead to, the best first.
  private var branches: [Branch]
  /// What has been found out for an aim, or nil before it is needed.
  private var tree: SearchTree?

  private struct Step {
    let aim: Aim
    let stage: SearchStage
  }

  /// Makes an appraisal of a position.
  package init(of position: Position, limits: SearchLimits) {
    start = position
    self.limits = limits
    let empty = position.emptySquares.count
    func steps(_ aim: Aim, by distance: Int) -> [Step] {
      limits.stages(empty: empty, step: distance)
        .filter { $0.kind != .estimate || $0.depth > 1 }
        // To guess the end for every move takes too long; none is told to be worth more anyway.
        .filter { $0.kind != .forecast || aim == .bestMove }
        .map { Step(aim: aim, stage: $0) }
    }
    let first = Step(aim: .everyMove, stage: SearchStage(depth: 1, kind: .estimate))
    self.steps = ([first] + steps(.bestMove, by: 1) + steps(.everyMove, by: 2))[...]
    branches = Branch.all(of: position)
  }

  /// Returns whether an aim is reached, as far as the limits allow.
  package func isDone(_ aim: Aim) -> Bool {
    guard depth > 0 else { return false }
    if moves.allSatisfy({ $0.isExact }) { return true }
    return aim == .everyMove ? steps.isEmpty : steps.first?.aim != .bestMove
  }

  /// Looks farther and farther, until an aim is reached or it is stopped.
  ///
  /// It looks one move ahead at least. A part that was stopped in its midst leaves nothing that
  /// could change an estimate, unless it was the first one: who asks again gets on all the same.
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
      // Each aim has a tree of its own, so that what is found does not depend on when it is asked
      // for. One move ahead, there is nothing to be remembered.
      let isLast = steps.first?.aim != step.aim
      self.tree = isLast || step.stage.depth == 1 ? nil : tree
    }
  }

  /// Whether what has been found out changes what comes later: the end of a game scores the same in
  /// any case.
  private var keepsTrees: Bool { !limits.reachEnd(empty: start.emptySquares.count) }

  private mutating func takeTree(for stage: SearchStage) -> SearchTree {
    // Taken, not to copy its tables.
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

  /// Puts the best move first, as a search of the level does, and then asks how many disks it is
  /// worth, as is asked of every move.
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

  /// Finds out what every move is worth, but for the best one if that was looked for on its own.
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
      // What is certain stays, even if the search is stopped before it knows the others.
      found[place].isExact = true
      branches[place].isExact = true
      branches[place].score = found[place].score
    }
    branches = found.prefix(known) + found.dropFirst(known).bestFirst
  }
}
