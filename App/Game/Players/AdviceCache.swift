import Domain
package import Engine
package import Front
import UseCases

/// A cache of advice, whose answer to a repeated query is the same or deeper.
///
/// Each position is in its canonical orientation.
package struct AdviceCache: Sendable {
  /// The total number of positions searched, for tests.
  package private(set) var nodes = 0
  private let limits: SearchLimits
  private let capacity: Int
  private var entries: [Position: CachedAdvice] = [:]
  /// The cached positions, oldest first.
  private var order: [Position] = []
  /// The latest unfinished search of all moves, which a later query continues.
  private var latest: (position: Position, evaluator: MoveEvaluator)?

  /// Creates an empty cache.
  ///
  /// It keeps at most `capacity` positions. A game has about sixty, besides those that the player
  /// tries.
  package init(limits: SearchLimits, capacity: Int = 1000) {
    self.limits = limits
    self.capacity = capacity
  }

  /// Returns advice on a position, or `nil` without a legal move.
  ///
  /// Caches the advice.
  package mutating func advice(
    on position: Position, about question: Advice.Question, until stop: StopFlag
  ) -> Advice? {
    guard !position.legalSquares.isEmpty else { return nil }
    let (start, symmetry) = position.oriented
    switch question {
    case .bestMove: appraise(start, .bestMove, until: stop)
    case .everyMove: appraise(start, .everyMove, until: stop)
    case .best(knowing: let move):
      let move = ValuedMove(symmetry(move.square), value: move.value)
      guard move.value != nil, start.legalSquares.contains(move.square) else {
        return advice(on: position, about: .everyMove, until: stop)
      }
      judge(move, in: start, until: stop)
    }
    return entries[start]?.advice(on: question, turnedBy: symmetry.inverse)
  }

  /// Searches for the value of the best move or of every move, unless cached.
  private mutating func appraise(
    _ position: Position, _ aim: MoveEvaluator.Aim, until stop: StopFlag
  ) {
    var entry = entries[position] ?? CachedAdvice()
    guard !entry.isDone(aim) else { return }
    var evaluator = evaluator(of: position)
    let known = evaluator.nodes
    evaluator.deepen(to: aim, until: stop)
    nodes += evaluator.nodes - known
    entry.learn(from: evaluator)
    if !evaluator.isDone(.everyMove) { latest = (position, evaluator) }
    keep(entry, about: position)
  }

  /// Returns the latest search if it is of this position, or a new one.
  ///
  /// Each has a large table, so the latest is freed before another begins.
  private mutating func evaluator(of position: Position) -> MoveEvaluator {
    if let latest, latest.position == position {
      defer { self.latest = nil }
      return latest.evaluator
    }
    latest = nil
    return MoveEvaluator(of: position, limits: limits)
  }

  /// Searches for a move that is better than the judged ones, unless cached.
  private mutating func judge(_ move: ValuedMove, in position: Position, until stop: StopFlag) {
    var entry = entries[position] ?? CachedAdvice()
    let equal = position.movesEqual(to: move.square)
    let line = line(after: move.square, in: position)
    if entry.learn(move, equalTo: equal, followedBy: line) {
      latest = nil
      let better = BetterMove(
        in: position, besides: entry.judgedSquares, value: entry.judgedLead, limits: limits,
        until: stop)
      nodes += better.nodes
      entry.learn(from: better)
    }
    keep(entry, about: position)
  }

  /// Returns the cached best play after a move.
  private func line(after square: Square, in position: Position) -> CachedAdvice.Line {
    var next = position.placing(at: square)
    var steps: [Square?] = []
    if next.legalSquares.isEmpty {
      next = next.passing
      guard !next.legalSquares.isEmpty else { return CachedAdvice.Line(steps: []) }
      steps = [nil]
    }
    let (start, symmetry) = next.oriented
    guard let entry = entries[start] else { return CachedAdvice.Line(steps: [], depth: 1) }
    steps += entry.line.map { $0.map { symmetry.inverse($0) } }
    return CachedAdvice.Line(steps: steps, depth: entry.lineDepth.map { $0 + 1 })
  }

  private mutating func keep(_ entry: CachedAdvice, about position: Position) {
    if entries.updateValue(entry, forKey: position) == nil { order.append(position) }
    guard order.count > capacity else { return }
    entries[order.removeFirst()] = nil
  }
}

extension AdviceCache {
  /// Returns this cache, leaving an empty one in its place.
  mutating func take() -> AdviceCache {
    let taken = self
    self = AdviceCache(limits: limits, capacity: capacity)
    return taken
  }
}
