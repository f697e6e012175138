import Domain
import UseCases

/// Use case: turns a game's mistakes into exercises (R14).
public enum Learn: Taker, Asker, Ender {
  /// Starts a lesson, or handles an input during a lesson.
  ///
  /// A square counts as a try. Going to a mistake shows another exercise.
  static func take(
    _ input: Table.Input, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome? {
    if case .learn(let side) = input { return begin(of: side, in: &table, ports) }
    guard let lesson = table.lesson else { return nil }
    switch input {
    case .make(let step), .play(let step): return attempt(step, in: &table, ports)
    case .queue(let moves): return moves.first.flatMap { attempt($0.step, in: &table, ports) }
    case .ask(.hint): return hint(in: &table, ports)
    case .go(.nextMistake): return go(by: 1, in: lesson, &table, ports)
    case .go(.previousMistake): return go(by: -1, in: lesson, &table, ports)
    default: return nil
    }
  }

  /// Starts a lesson about the game so far.
  ///
  /// Analyzes the game first, unless every move has been judged.
  private static func begin(
    of side: Disk?, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome {
    if let reason = table.reasonOfQuestion { return .ignored(reason) }
    guard table.isJudgedWhole else {
      return Analyze.begin(for: .lesson(of: side), in: &table, ports)
    }
    start(of: side, in: &table, ports)
    return .accepted
  }

  /// Starts a lesson about a side's judged moves, replacing any earlier lesson.
  ///
  /// If `side` is `nil`, the lesson is about `Modes.learners`. If no move qualifies as an exercise,
  /// presents `nothingToAsk` instead.
  static func start(of side: Disk?, in table: inout Table, _ ports: Table.Ports) {
    let sides = side.map { [$0] } ?? table.modes.learners
    guard let lesson = Lesson(about: table.judged, of: sides) else {
      return table.tell(.lesson(.nothingToAsk(of: sides)), ports)
    }
    if let left = table.lesson {
      table.lesson = nil
      table.tell(.lesson(.ended(left)), ports)
    }
    table.ask(lesson, tellingOf: .begun, ports)
  }

  /// Tries a legal square instead of the mistake.
  ///
  /// The game does not change. The try is judged once the values are known.
  private static func attempt(
    _ step: Record.Step, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome? {
    guard table.question == nil, let lesson = table.lesson, case .move(let square) = step,
      table.viewed.game.legalSquares.contains(square)
    else { return nil }
    table.request = .attempt(square)
    table.tell(.lesson(.tried(Attempt(square, against: lesson.mistake))), ports)
    return .accepted
  }

  static func query(in table: Table) -> Query? {
    guard case .attempt = table.request else { return nil }
    return Query(record: table.viewed, question: .everyMove)
  }

  static func take(_ answer: Advice, in table: inout Table, _ ports: Table.Ports) {
    if case .attempt(let square) = table.request { judge(square, by: answer, in: &table, ports) }
  }

  /// Judges the tried square without leaving the exercise.
  private static func judge(
    _ square: Square, by values: Advice, in table: inout Table, _ ports: Table.Ports
  ) {
    guard var lesson = table.lesson else { return }
    table.request = nil
    var attempt = Attempt(square, against: lesson.mistake)
    attempt.learn(from: values)
    guard attempt.isGood else { return table.tell(.lesson(.refuted(attempt)), ports) }
    lesson.solve()
    table.lesson = lesson
    table.tell(.lesson(.solved(attempt)), ports)
  }

  /// Gives the next hint, unless a try is being judged.
  private static func hint(in table: inout Table, _ ports: Table.Ports) -> Table.Outcome {
    if let reason = table.reasonOfQuestion { return .ignored(reason) }
    if case .attempt(let square) = table.request { return .ignored(.judging(square)) }
    table.lesson?.tellMore()
    table.tell(.lesson(.hinted), ports)
    return .accepted
  }

  /// Goes to another exercise, or from the last exercise to the current position.
  private static func go(
    by step: Int, in lesson: Lesson, _ table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome {
    if let reason = table.reasonOfQuestion { return .ignored(reason) }
    var next = lesson
    if next.go(by: step) {
      table.ask(next, tellingOf: .asked, ports)
      return .accepted
    }
    guard step > 0 else { return .ignored(.noEarlierMistake) }
    return ReviewGame.go(to: .present, in: &table, ports)
  }

  /// Ends a lesson when another position or game is viewed.
  static func end(in table: inout Table, after change: Change) -> Ended? {
    guard let left = change.before.lesson else { return nil }
    if change.isElsewhere, table.lesson == left { table.lesson = nil }
    return table.lesson == nil ? .before(.lesson(.ended(left))) : nil
  }
}

extension Table {
  /// Shows an exercise and presents `event`.
  fileprivate mutating func ask(
    _ lesson: Lesson, tellingOf event: LessonEvent, _ ports: Ports
  ) {
    let before = self
    look(at: position(before: lesson.mistake.number))
    // Current advice on this position would give the answer away.
    currentAdvice = nil
    request = nil
    self.lesson = lesson
    tell(.lesson(event), since: before, ports)
  }

  fileprivate var judged: [JudgedMove] { analysis.moves(of: record) }

  fileprivate var isJudgedWhole: Bool {
    let count = record.steps.count(where: \.isMove)
    return count > 0 && judged.count == count
  }
}
