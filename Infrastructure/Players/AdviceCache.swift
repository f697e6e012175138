import Domain
package import Engine
package import Rooms
import UseCases

/// A cache of advice: the same query has the same answer or a deeper one.
///
/// Each position is in the orientation that stands for all eight.
package struct AdviceCache: Sendable {
  /// The number of positions searched in all, which the tests bound.
  package private(set) var nodes = 0
  private let limits: SearchLimits
  private let capacity: Int
  private var findings: [Position: CachedAdvice] = [:]
  /// The positions, the oldest first.
  private var order: [Position] = []
  /// The latest search of all moves, which continues where it ended.
  private var latest: (position: Position, appraisal: MoveEvaluator)?

  /// Creates an empty cache.
  ///
  /// - Parameter capacity: the most positions to keep. A game has some sixty, besides those that a
  ///   player tries.
  package init(limits: SearchLimits, capacity: Int = 1000) {
    self.limits = limits
    self.capacity = capacity
  }

  /// Returns advice on a position and caches it, or `nil` without a legal move.
  package mutating func advice(
    on position: Position, about question: Advice.Question, until stop: StopFlag
  ) -> Advice? {
    guard !position.legalSquares.isEmpty else { return nil }
    let (start, symmetry) = position.oriented
    switch question {
    case .bestMove: appraise(start, .bestMove, until: stop)
    case .everyMove: appraise(start, .everyMove, until: stop)
    case .best(knowing: let move):
      let move = ValuedMove(symmetry(move.square), worth: move.worth)
      guard move.worth != nil, start.legalSquares.contains(move.square) else {
        return advice(on: position, about: .everyMove, until: stop)
      }
      judge(move, in: start, until: stop)
    }
    return findings[start]?.advice(on: question, turnedBy: symmetry.inverse)
  }

  /// Searches for the value of the best move or of every move, unless cached.
  private mutating func appraise(
    _ position: Position, _ aim: MoveEvaluator.Aim, until stop: StopFlag
  ) {
    var finding = findings[position] ?? CachedAdvice()
    guard !finding.isDone(aim) else { return }
    var appraisal = MoveEvaluator(of: position, limits: limits)
    if let latest, latest.position == position { appraisal = latest.appraisal }
    latest = nil
    let known = appraisal.nodes
    appraisal.deepen(to: aim, until: stop)
    nodes += appraisal.nodes - known
    finding.learn(from: appraisal)
    if !appraisal.isDone(.everyMove) { latest = (position, appraisal) }
    keep(finding, about: position)
  }

  /// Searches for a move that is better than the judged ones, unless cached.
  private mutating func judge(_ move: ValuedMove, in position: Position, until stop: StopFlag) {
    var finding = findings[position] ?? CachedAdvice()
    let equal = position.movesEqual(to: move.square)
    let line = line(after: move.square, in: position)
    if finding.learn(move, equalTo: equal, followedBy: line) {
      let better = BetterMove(
        in: position, besides: finding.judgedSquares, worth: finding.judgedLead, limits: limits,
        until: stop)
      nodes += better.nodes
      finding.learn(from: better)
    }
    keep(finding, about: position)
  }

  /// Returns the play after a move, from the cached position after it.
  private func line(after square: Square, in position: Position) -> CachedAdvice.Line {
    var next = position.placing(at: square)
    var steps: [Square?] = []
    if next.legalSquares.isEmpty {
      next = next.passing
      guard !next.legalSquares.isEmpty else { return CachedAdvice.Line(steps: []) }
      steps = [nil]
    }
    let (start, symmetry) = next.oriented
    guard let finding = findings[start] else { return CachedAdvice.Line(steps: [], depth: 1) }
    steps += finding.line.map { $0.map { symmetry.inverse($0) } }
    return CachedAdvice.Line(steps: steps, depth: finding.lineDepth.map { $0 + 1 })
  }

  private mutating func keep(_ finding: CachedAdvice, about position: Position) {
    if findings.updateValue(finding, forKey: position) == nil { order.append(position) }
    guard order.count > capacity else { return }
    findings[order.removeFirst()] = nil
  }
}

extension AdviceCache {
  /// Returns all that is cached, and leaves an empty cache.
  mutating func take() -> AdviceCache {
    let taken = self
    self = AdviceCache(limits: limits, capacity: capacity)
    return taken
  }
}
