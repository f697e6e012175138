import Domain
import UseCases

/// Use case: a person learns from mistakes, which come back as questions (R14).
public enum Learn: Taker, Asker, Ender {
  /// Begins a lesson or, in one, takes what it understands in its own way: a square is a try, and a
  /// mistake is another question.
  static func take(
    _ input: Table.Input, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome? {
    if case .learn(let side) = input { return begin(of: side, in: &table, ports) }
    guard let lesson = table.lesson else { return nil }
    switch input {
    case .make(let step), .play(let step): return attempt(step, in: &table, ports)
    case .plan(let moves): return moves.first.flatMap { attempt($0.step, in: &table, ports) }
    case .ask(.hint): return hint(in: &table, ports)
    case .go(.nextMistake): return go(by: 1, in: lesson, &table, ports)
    case .go(.previousMistake): return go(by: -1, in: lesson, &table, ports)
    default: return nil
    }
  }

  /// Begins a lesson about the moves so far or, unless each of them was judged, an analysis, behind
  /// which the lesson begins.
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

  /// Begins a lesson about the moves of a side that were judged, or of those who learn, if one of
  /// them has cost enough; another one ends.
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

  /// Tries a legal square in the place of the mistake that is asked: it is no move, and is judged
  /// when it is known what every square is worth.
  private static func attempt(
    _ step: Record.Step, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome? {
    guard table.question == nil, let lesson = table.lesson, case .move(let square) = step,
      table.seen.game.legalSquares.contains(square)
    else { return nil }
    table.request = .attempt(square)
    table.tell(.lesson(.tried(Attempt(square, against: lesson.mistake))), ports)
    return .accepted
  }

  static func query(in table: Table) -> Query? {
    guard case .attempt = table.request else { return nil }
    return Query(record: table.seen, question: .everyMove)
  }

  static func take(_ answer: Advice, in table: inout Table, _ ports: Table.Ports) {
    if case .attempt(let square) = table.request { judge(square, by: answer, in: &table, ports) }
  }

  /// Judges the square that was tried; the question stays until the person goes on.
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

  /// Tells more of the best move, unless a square that was tried is being judged.
  private static func hint(in table: inout Table, _ ports: Table.Ports) -> Table.Outcome {
    if let reason = table.reasonOfQuestion { return .ignored(reason) }
    if case .attempt(let square) = table.request { return .ignored(.judging(square)) }
    table.lesson?.tellMore()
    table.tell(.lesson(.hinted), ports)
    return .accepted
  }

  /// Goes to another question, on or back; the end of the lesson is behind the last.
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
    return LookBack.go(to: .present, in: &table, ports)
  }

  /// Tells that a lesson is over, because another moment is seen, or another game is played.
  static func end(in table: inout Table, after change: Change) -> Ended? {
    guard let left = change.before.lesson else { return nil }
    if change.isElsewhere, table.lesson == left { table.lesson = nil }
    return table.lesson == nil ? .before(.lesson(.ended(left))) : nil
  }
}

extension Table {
  /// Goes to the moment of the question of a lesson, and tells it.
  fileprivate mutating func ask(
    _ lesson: Lesson, tellingOf event: LessonEvent, _ ports: Ports
  ) {
    let before = self
    look(at: moment(before: lesson.mistake.number))
    // What was found at this moment would tell the answer.
    found = nil
    request = nil
    self.lesson = lesson
    tell(.lesson(event), since: before, ports)
  }

  /// The moves of the game that were judged, the last one first.
  fileprivate var judged: [JudgedMove] { analysis.moves(of: record) }

  /// Whether each move of the game was judged.
  fileprivate var isJudgedWhole: Bool {
    let count = record.steps.count(where: \.isMove)
    return count > 0 && judged.count == count
  }
}
