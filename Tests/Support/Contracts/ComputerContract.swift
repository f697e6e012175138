public import Domain
public import Rooms
public import UseCases

/// The promises that every computer keeps.
///
/// Each function throws `BrokenPromise` for the first broken promise. By default, it checks the
/// last moves of whole games.
public enum ComputerContract {
  /// The records before each of the last six moves of two games.
  public static let records: [Record] = [1, 2].flatMap { (seed: UInt64) -> [Record] in
    guard let record = try? Record(steps: RandomGame(seed: seed).steps) else { return [] }
    let lengths = record.steps.indices.filter { record.steps[$0] != .pass }.suffix(6)
    return lengths.map(record.prefix)
  }

  /// Checks that a computer chooses a legal square at each level (R2.3, R9.1).
  public static func checkChoices(
    of computer: any Adviser, in records: [Record] = records, at levels: [Level] = Level.all
  ) async throws {
    for record in records {
      for level in levels {
        let square = try await computer.chooseSquare(for: record, at: level)
        try BrokenPromise.unless(
          record.game.legalSquares.contains(square), "a computer chooses a legal square",
          at: "\(square) at level \(level), after \(record)")
      }
    }
  }

  /// Checks that a computer fails if no square is legal (R5.2).
  public static func checkNoChoice(of computer: any Adviser) async throws {
    for record in [Game.over, .darkMustPass].map({ Record(start: $0) }) {
      for level in Level.all {
        let square = try? await computer.chooseSquare(for: record, at: level)
        try BrokenPromise.unless(
          square == nil, "a computer fails if there is no legal square", at: "\(level)")
      }
      let advice = try? await computer.advice(on: record, about: .everyMove)
      try BrokenPromise.unless(advice == nil, "a computer fails if there is nothing to advise")
    }
  }

  /// Checks that advice answers the query, best move first, with a line (R9.6, R9.9).
  public static func checkAdvice(
    of computer: any Adviser, in records: [Record] = records
  ) async throws {
    for record in records {
      let known = record.game.legalSquares.map { ValuedMove($0, value: .estimate(3)) }
      for question in [.bestMove, .everyMove] + known.map(Advice.Question.best(knowing:)) {
        let advice = try await computer.advice(on: record, about: question)
        try check(advice, to: question, about: record)
      }
    }
  }

  /// Checks that a canceled call ends (R2.5, R9.10).
  ///
  /// A computer that answers early must return an answer. The check does not return until the call
  /// ends.
  public static func checkCanceling(
    of computer: any Adviser, in records: [Record] = records, at level: Level = .highest
  ) async throws {
    for record in records {
      let thought = Task { try await computer.chooseSquare(for: record, at: level) }
      thought.cancel()
      let square = try? await thought.value
      let isEarly = computer.answersEarly(.game(.thought(on: record, at: level)))
      try BrokenPromise.unless(
        square.map(record.game.legalSquares.contains) ?? !isEarly,
        "a call that is canceled ends with a legal square, or if it does not answer early fails",
        at: "\(record)")
      let question = Task { try await computer.advice(on: record, about: .everyMove) }
      question.cancel()
      if let advice = try? await question.value {
        try check(advice, to: .everyMove, about: record)
      } else {
        try BrokenPromise.unless(
          !computer.answersEarly(.advice(on: record, about: .everyMove)),
          "a computer that answers early answers when it is canceled", at: "\(record)")
      }
    }
  }

  private static func check(
    _ advice: Advice, to question: Advice.Question, about record: Record
  ) throws(BrokenPromise) {
    let place = "\(question), after \(record)"
    let told = SquareSet(advice.moves.map(\.square))
    let legal = record.game.legalSquares
    try BrokenPromise.unless(
      told.count == advice.moves.count && told.subtracting(legal).isEmpty
        && (question != .everyMove || told == legal),
      "advice tells of each square that it is asked about, once, and of none that is not legal",
      at: place)
    let leads = advice.moves.compactMap(\.value?.lead)
    try BrokenPromise.unless(
      leads == leads.sorted(by: >), "advice tells the best move first", at: place)
    try BrokenPromise.unless(
      advice.line.first == .move(advice.best.square)
        && (try? Record(start: record.game, steps: advice.line)) != nil,
      "the line of advice can be played, and begins with the best move", at: place)
  }
}
