import Domain
import Engine
import Front
import UseCases

/// The cached results for a position.
///
/// A search of all moves evaluates each at the same depth. A judgment of one move starts from the
/// position after it and looks deeper.
struct CachedAdvice {
  /// The moves found by the search of all moves, best first.
  private var moves: [Search.Scored] = []
  /// The depth, in moves, to which the search has examined all moves.
  private var depth = 0
  /// The depth, in moves, to which the search has examined the best move.
  private var bestDepth = 0
  private var isBestExact = false
  /// The best play after the search's best move, with `nil` for a pass.
  private var lineOfSearch: [Square?] = []
  /// The aims that the search has completed.
  private var done: Set<MoveEvaluator.Aim> = []
  /// The judged moves, latest first.
  private var judged: [ValuedMove] = []
  /// The latest search for a better move than the judged ones.
  private var better: BetterMove?
  /// The best play after each judged move and after the better move.
  private var lines: [Square: Line] = [:]

  /// The best play after a move, with `nil` for a pass.
  struct Line {
    var steps: [Square?]
    /// The search depth in moves, including the move itself.
    ///
    /// It is `nil` if the search reached the end of the game.
    var depth: Int?
  }

  var judgedSquares: SquareSet { SquareSet(judged.map(\.square)) }

  /// The highest value of the judged moves.
  var judgedLead: Int { judged.map(\.lead).max() ?? 0 }

  func isDone(_ aim: MoveEvaluator.Aim) -> Bool {
    done.contains(aim)
  }

  /// Adds the results of a search of all moves, if it looked deeper.
  mutating func learn(from evaluator: MoveEvaluator) {
    done.formUnion([.bestMove, .everyMove].filter(evaluator.isDone))
    guard (evaluator.bestDepth, evaluator.depth) > (bestDepth, depth) else { return }
    moves = evaluator.moves
    depth = evaluator.depth
    bestDepth = evaluator.bestDepth
    isBestExact = evaluator.isBestExact
    lineOfSearch = evaluator.line
  }

  /// Adds a judged move with its equivalents and the best play after it.
  ///
  /// - Returns: true if a search for a better move is needed.
  mutating func learn(
    _ move: ValuedMove, equalTo others: [Square], followedBy line: Line
  ) -> Bool {
    let moves = [move] + others.map { ValuedMove($0, value: move.value) }
    let isKnown = moves.allSatisfy(judged.contains)
    judged.removeAll { known in moves.contains { $0.square == known.square } }
    judged.insert(contentsOf: moves, at: 0)
    lines[move.square] = line
    if !isKnown { better = nil }
    return better?.isDone != true
  }

  mutating func learn(from better: BetterMove) {
    // An unfinished search that looked no deeper than the previous one adds nothing.
    if let known = self.better, known.depth >= better.depth, !better.isDone { return }
    self.better = better
    if let move = better.move {
      let depth = better.isExact ? nil : better.depth
      lines[move.square] = Line(steps: better.line, depth: depth)
    }
  }
}

extension CachedAdvice {
  /// The moves, best first, and the play after the best one with its depth.
  ///
  /// The depth is in moves, or `nil` if the search reached the end of the game.
  private typealias Answer = (moves: [ValuedMove], line: [Square?], depth: Int?)

  /// Returns the answer to a query about the position in another orientation.
  func advice(on question: Advice.Question, turnedBy symmetry: Symmetry) -> Advice? {
    let answer =
      switch question {
      case .bestMove: answerOnHint
      case .everyMove: answerOnAll
      case .best: isJudgedDeeper ? answerOnBest : answerOnAll
      }
    let told = answer.moves.map { ValuedMove(symmetry($0.square), value: $0.value) }
    guard let best = told.first else { return nil }
    let following = answer.line.map { $0.map { Record.Step.move(symmetry($0)) } ?? .pass }
    return Advice(best: best, others: Array(told.dropFirst()), then: following, depth: answer.depth)
  }

  /// The best play from the position, with `nil` for a pass.
  var line: [Square?] {
    let answer = isJudgedDeeper ? answerOnBest : answerOnAll
    return answer.moves.prefix(1).map(\.square) + answer.line
  }

  /// The search depth of `line`, in moves.
  ///
  /// It is `nil` if the search reached the end of the game.
  var lineDepth: Int? {
    if isJudgedDeeper { return answerOnBest.depth }
    return isBestExact ? nil : bestDepth
  }

  /// True if every score is exact, so judgments add nothing.
  private var isEndKnown: Bool { !moves.isEmpty && moves.allSatisfy(\.isExact) }

  /// True if the judgments look at least as deep as the search of all moves.
  private var isJudgedDeeper: Bool {
    guard let better else { return false }
    if isEndKnown { return better.isExact && judged.allSatisfy(\.isExact) }
    return better.isDone || better.depth >= bestDepth
  }

  private var answerOnBest: Answer {
    let found = better?.move.map { [ValuedMove($0)] } ?? []
    let moves = (found + judged).bestFirst
    let isExact = better?.isExact == true && judged.allSatisfy(\.isExact)
    // If no other move was left to search, the judged moves give the depth.
    let judgedDepth = judged.compactMap { lines[$0.square]?.depth }.min()
    let depth = better.flatMap { $0.hasNoOther ? judgedDepth : $0.depth }
    let line = moves.first.flatMap { lines[$0.square]?.steps } ?? []
    return (moves, line, isExact ? nil : depth)
  }

  private var answerOnHint: Answer {
    let all = answerOnAll
    var depth = isBestExact ? nil : Optional(bestDepth)
    if isJudgedDeeper { depth = answerOnBest.depth }
    return (Array(all.moves.prefix(1)), all.line, depth)
  }

  /// The answer with all moves.
  ///
  /// If the judgments look deeper, their best value caps the values of the other moves.
  private var answerOnAll: Answer {
    let all = moves.map { ValuedMove($0) }
    if isEndKnown || judged.isEmpty { return (all, lineOfSearch, isEndKnown ? nil : depth) }
    let deeper = isJudgedDeeper ? answerOnBest.moves : judged
    let most = isJudgedDeeper ? deeper.first?.lead : nil
    let rest = all.filter { move in !deeper.contains { $0.square == move.square } }
    let told = (deeper + rest.map { $0.limited(to: most) }).bestFirst
    let best = told.first?.square
    let line =
      deeper.contains { $0.square == best } ? best.flatMap { lines[$0]?.steps } : lineOfSearch
    return (told, line ?? [], depth)
  }
}

extension ValuedMove {
  fileprivate init(_ move: Search.Scored) {
    self.init(move.square, value: .init(score: move.score, isExact: move.isExact))
  }

  fileprivate var lead: Int { value?.lead ?? 0 }

  fileprivate var isExact: Bool { value == .exact(lead) }

  /// Returns the move with its value capped, if there is a cap.
  fileprivate func limited(to most: Int?) -> ValuedMove {
    guard let most, lead > most else { return self }
    return ValuedMove(square, value: .estimate(most))
  }
}

extension [ValuedMove] {
  /// The moves by descending value, with ties in their original order.
  fileprivate var bestFirst: [ValuedMove] {
    enumerated().sorted { ($1.element.lead, $0.offset) < ($0.element.lead, $1.offset) }
      .map(\.element)
  }
}
