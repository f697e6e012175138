package import Domain

/// A search for what every move of a position is worth: all moves are looked at equally far, and
/// then farther.
///
/// What it finds depends on nothing but the position and the limits, and equal squares get equal
/// scores.
package struct Appraisal: Sendable {
  /// The moves as one whole depth has found them, the best first; none before the first depth.
  package private(set) var moves: [Search.Scored] = []
  /// How many moves ahead that depth looks.
  package private(set) var depth = 0
  /// Whether the scores are those of the end of the game, each of them.
  package var isExact: Bool { moves.allSatisfy { $0.isExact } }
  /// Whether the limits are reached.
  package var isDone: Bool { stages.isEmpty || isExact && depth > 0 }

  private let start: Position
  private let limits: SearchLimits
  /// What is still to be done.
  private var stages: ArraySlice<SearchStage>
  /// What the moves lead to, the best first.
  private var branches: [Branch]
  /// What has been found out, or nil before it is needed.
  private var tree: SearchTree?

  /// A position after a move, or after several that lead to the same one, turned or mirrored.
  private struct Branch {
    /// The position, in the orientation that stands for all eight.
    let position: Position
    /// The moves that lead there.
    var squares: SquareSet
    /// The first of these squares.
    var first: Int { squares.first?.index ?? 64 }
    /// The score of these moves.
    var score: Int
    /// Whether the score is that of the end of the game.
    var isExact: Bool
  }

  /// Makes an appraisal of a position.
  package init(of position: Position, limits: SearchLimits) {
    start = position
    self.limits = limits
    stages = limits.stages(empty: position.emptySquares.count, step: 2)[...]
    if stages.first?.depth != 1 { stages.insert(SearchStage(depth: 1, kind: .estimate), at: 0) }
    branches = []
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
  }

  /// Looks farther and farther, until the limits are reached or it is stopped.
  ///
  /// It looks one move ahead at least. A part that was stopped in its midst leaves nothing that
  /// could change an estimate, unless it was the first one: who asks again gets on all the same.
  package mutating func deepen(until stop: StopFlag) {
    var hasAdvanced = false
    while !isDone, let stage = stages.first, depth == 0 || !stop.isRaised {
      var tree = takeTree(for: stage)
      tree.stop = stop
      tree.cuts = stage.cuts
      let before = keepsTrees ? tree : nil
      do throws(SearchTree.Stopped) {
        try run(stage, in: &tree)
        stages.removeFirst()
        hasAdvanced = true
      } catch {
        if hasAdvanced, let before { tree = before }
      }
      // One move ahead, there is nothing to be remembered.
      if stage.depth > 1 { self.tree = tree }
    }
  }

  /// Whether what has been found out changes what comes later: the end of a game scores the same in
  /// any case.
  private var keepsTrees: Bool { !limits.reachEnd(empty: start.emptySquares.count) }

  private mutating func takeTree(for stage: SearchStage) -> SearchTree {
    // Taken, not to copy its tables.
    if stage.depth > 1, let tree = tree.take() { return tree }
    let bits = stage.depth > 1 ? limits.tableBits(empty: start.emptySquares.count) : 1
    return SearchTree(tableBits: bits, evaluation: .learned)
  }

  /// Returns how the game goes on after a move, as far as that was found out: to the end if the
  /// score is exact; nil stands for a pass.
  package mutating func line(after move: Search.Scored) -> [Square?] {
    guard var tree = tree.take() else { return [] }
    defer { self.tree = tree }
    let (next, symmetry) = start.placing(at: move.square).oriented
    let line = BestLine(
      from: next, score: move.isExact ? -move.score : nil, depth: depth - 1, in: &tree)
    return line.squares.map { $0.map { symmetry.inverse($0) } }
  }

  private mutating func run(_ stage: SearchStage, in tree: inout SearchTree) throws(SearchTree
    .Stopped)
  {
    var found = branches
    for (place, branch) in branches.enumerated() where !branch.isExact {
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
    branches = found.sorted { ($0.score, $1.first) > ($1.score, $0.first) }
    guard stage.kind != .guess else { return }
    depth = stage.depth
    moves = branches.flatMap { branch in
      branch.squares.map { Search.Scored(square: $0, score: branch.score, isExact: branch.isExact) }
    }
  }
}
