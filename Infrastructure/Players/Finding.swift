import Domain
import Engine
import Rooms
import UseCases

/// What was found out about a position.
///
/// What a move is worth is known in two ways: all moves were looked at equally far, or the position
/// after the move was judged, which sees farther.
struct Finding {
  /// The moves as a search has found them, the best first; none if there was none.
  private var moves: [Search.Scored] = []
  /// How many moves ahead it has looked at all of them.
  private var depth = 0
  /// How many moves ahead it has looked for the best of them.
  private var bestDepth = 0
  /// Whether it is certain which is the best, and what it is worth.
  private var isBestExact = false
  /// How a game goes on after the best of them, as far as that is known; nil stands for a pass.
  private var lineOfSearch: [Square?] = []
  /// What that search has nothing more to find out about.
  private var done: Set<Appraisal.Aim> = []
  /// The moves that were judged, the latest first.
  private var judged: [ValuedMove] = []
  /// The best of the other moves, if it is worth more than those that were judged, and how far it
  /// was looked for.
  private var better: BetterMove?
  /// How a game goes on after the moves that were judged, and after the better one.
  private var lines: [Square: Line] = [:]

  /// How a game goes on after a move; nil stands for a pass.
  struct Line {
    var steps: [Square?]
    /// How many moves ahead that was seen, with the move itself; nil if to the end.
    var depth: Int?
  }

  /// The moves that were judged.
  var judgedSquares: SquareSet { SquareSet(judged.map(\.square)) }

  /// What the best of them is worth.
  var judgedLead: Int { judged.map(\.lead).max() ?? 0 }

  /// Returns whether a search has nothing more to find out about an aim.
  func isDone(_ aim: Appraisal.Aim) -> Bool {
    done.contains(aim)
  }

  /// Learns from a search for the worth of the moves.
  mutating func learn(from appraisal: Appraisal) {
    done.formUnion([.bestMove, .everyMove].filter(appraisal.isDone))
    guard (appraisal.bestDepth, appraisal.depth) > (bestDepth, depth) else { return }
    moves = appraisal.moves
    depth = appraisal.depth
    bestDepth = appraisal.bestDepth
    isBestExact = appraisal.isBestExact
    lineOfSearch = appraisal.line
  }

  /// Learns what a move is worth, and each that is equal to it, and how a game goes on after it;
  /// returns whether a better one is to be looked for.
  mutating func learn(
    _ move: ValuedMove, equalTo others: [Square], followedBy line: Line
  ) -> Bool {
    let moves = [move] + others.map { ValuedMove($0, worth: move.worth) }
    let isKnown = moves.allSatisfy(judged.contains)
    judged.removeAll { known in moves.contains { $0.square == known.square } }
    judged.insert(contentsOf: moves, at: 0)
    lines[move.square] = line
    if !isKnown { better = nil }
    return better?.isDone != true
  }

  /// Learns from a search for a move that is better than those that were judged.
  mutating func learn(from better: BetterMove) {
    // A search that was stopped sooner than the one before says nothing new.
    if let known = self.better, known.depth >= better.depth, !better.isDone { return }
    self.better = better
    if let move = better.move {
      let depth = better.isExact ? nil : better.depth
      lines[move.square] = Line(steps: better.line, depth: depth)
    }
  }
}

extension Finding {
  /// What is said of a position: moves, the best first, how a game goes on after the best, and how
  /// many moves ahead that was seen, or nil if the end was.
  private typealias Answer = (moves: [ValuedMove], line: [Square?], depth: Int?)

  /// Returns the answer to a question about the position in another orientation.
  func advice(on question: Advice.Question, turnedBy symmetry: Symmetry) -> Advice? {
    let answer =
      switch question {
      case .bestMove: answerOnHint
      case .everyMove: answerOnAll
      case .best: isJudgedDeeper ? answerOnBest : answerOnAll
      }
    let told = answer.moves.map { ValuedMove(symmetry($0.square), worth: $0.worth) }
    guard let best = told.first else { return nil }
    let following = answer.line.map { $0.map { Record.Step.move(symmetry($0)) } ?? .pass }
    return Advice(best: best, others: Array(told.dropFirst()), then: following, depth: answer.depth)
  }

  /// How a game goes on with the best move, as far as that is known.
  var line: [Square?] {
    let answer = isJudgedDeeper ? answerOnBest : answerOnAll
    return answer.moves.prefix(1).map(\.square) + answer.line
  }

  /// How many moves ahead the game was seen that goes on so; nil if to the end.
  var lineDepth: Int? {
    if isJudgedDeeper { return answerOnBest.depth }
    return isBestExact ? nil : bestDepth
  }

  /// Whether every move was looked at to the end of the game: nothing that is judged says more.
  private var isEndKnown: Bool { !moves.isEmpty && moves.allSatisfy(\.isExact) }

  /// Whether what was judged sees no less far than what was found out about all moves.
  private var isJudgedDeeper: Bool {
    guard let better else { return false }
    if isEndKnown { return better.isExact && judged.allSatisfy(\.isExact) }
    return better.isDone || better.depth >= bestDepth
  }

  /// What is known of the best move: of those that were judged, and of the better one.
  private var answerOnBest: Answer {
    let found = better?.move.map { [ValuedMove($0)] } ?? []
    let moves = (found + judged).bestFirst
    let isExact = better?.isExact == true && judged.allSatisfy(\.isExact)
    // Where no other move is left to look at, what was judged is all that was seen.
    let judgedDepth = judged.compactMap { lines[$0.square]?.depth }.min()
    let depth = better.flatMap { $0.hasNoOther ? judgedDepth : $0.depth }
    let line = moves.first.flatMap { lines[$0.square]?.steps } ?? []
    return (moves, line, isExact ? nil : depth)
  }

  /// What is known of the best move of all: the first of them, and no more.
  private var answerOnHint: Answer {
    let all = answerOnAll
    var depth = isBestExact ? nil : Optional(bestDepth)
    if isJudgedDeeper { depth = answerOnBest.depth }
    return (Array(all.moves.prefix(1)), all.line, depth)
  }

  /// What is known of all moves.
  ///
  /// No other move is worth more than the best of those that were judged, or than the one that was
  /// found to be better.
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
    self.init(move.square, worth: .init(score: move.score, isExact: move.isExact))
  }

  fileprivate var lead: Int { worth?.lead ?? 0 }

  fileprivate var isExact: Bool { worth == .exactly(lead) }

  /// Returns the same move, worth a lead at most, if there is one.
  fileprivate func limited(to most: Int?) -> ValuedMove {
    guard let most, lead > most else { return self }
    return ValuedMove(square, worth: .about(most))
  }
}

extension [ValuedMove] {
  /// The moves by their worth; those that are worth the same stay in their order.
  fileprivate var bestFirst: [ValuedMove] {
    enumerated().sorted { ($1.element.lead, $0.offset) < ($0.element.lead, $1.offset) }
      .map(\.element)
  }
}
