import Domain

/// Use case: a person learns from mistakes, which come back as questions (R14).
public enum Learn {
  /// Begins a lesson about the moves so far or, unless each of them was judged, an analysis, behind
  /// which the lesson begins.
  @discardableResult
  public static func begin(in session: inout Session, _ ports: Ports) -> Outcome {
    if let question = session.question { return .ignored(.question(question)) }
    guard session.isJudgedWhole else {
      return GiveAdvice.analyze(isTold: false, in: &session, ports)
    }
    start(in: &session, ports)
    return .accepted
  }

  /// Begins a lesson about the moves that were judged, if one of them has cost enough; another one
  /// ends.
  static func start(in session: inout Session, _ ports: Ports) {
    guard let lesson = Lesson(about: session.judged, of: session.modes.learners) else {
      return ports.tell(.lesson(.nothingToAsk), in: &session)
    }
    let left = session.lesson
    session.dropWatched(ports)
    session.ask(lesson)
    if let left { ports.tell(.lesson(.ended(left)), in: &session) }
    ports.tell(.lesson(.begun), in: &session)
  }

  /// Tries a legal square in the place of the mistake that is asked: it is no move, and is judged
  /// when it is known what every square is worth.
  static func attempt(_ square: Square, in session: inout Session, _ ports: Ports) {
    guard let lesson = session.lesson else { return }
    session.pursuit = .attempt(square)
    ports.tell(.lesson(.tried(Attempt(square, against: lesson.mistake))), in: &session)
  }

  /// Judges the square that was tried; the question stays until the person goes on.
  static func judge(
    _ square: Square, by values: Advice, in session: inout Session, _ ports: Ports
  ) {
    guard var lesson = session.lesson else { return }
    session.pursuit = nil
    var attempt = Attempt(square, against: lesson.mistake)
    attempt.learn(from: values)
    guard attempt.isGood else {
      return ports.tell(.lesson(.refuted(attempt)), in: &session)
    }
    lesson.solve()
    session.teaching.lesson = lesson
    ports.tell(.lesson(.solved(attempt, session.explanation)), in: &session)
  }

  /// Tells more of the best move, as soon as it is known what explains the mistake, unless a square
  /// that was tried is being judged.
  @discardableResult
  public static func hint(in session: inout Session, _ ports: Ports) -> Outcome {
    if let question = session.question { return .ignored(.question(question)) }
    if case .attempt(let square) = session.pursuit { return .ignored(.judging(square)) }
    if session.explanationSought == nil {
      tellHint(in: &session, ports)
    } else {
      session.pursuit = .reason
      ports.tell(.advice(.requested(.hint)), in: &session)
    }
    return .accepted
  }

  private static func tellHint(in session: inout Session, _ ports: Ports) {
    session.pursuit = nil
    session.teaching.lesson?.tellMore()
    ports.tell(.lesson(.hinted(session.explanation)), in: &session)
  }

  /// Takes what is known of the lines of an explanation.
  static func take(_ explanation: Explanation, in session: inout Session, _ ports: Ports) {
    session.teaching.explanation = explanation
    guard explanation.isComplete else { return }
    if session.pursuit == .reason {
      tellHint(in: &session, ports)
    } else if session.look != nil, session.lesson == nil {
      ports.tell(.lesson(.explained(explanation)), in: &session)
    }
  }

  /// Goes to another question, on or back; the end of the lesson is behind the last.
  static func go(by step: Int, in session: inout Session, _ ports: Ports) -> Outcome {
    if let question = session.question { return .ignored(.question(question)) }
    guard var lesson = session.lesson else { return .ignored(.nothingToAnswer) }
    if step > 0 {
      goOn(with: lesson, in: &session, ports)
      return .accepted
    }
    guard lesson.go(by: step) else { return .ignored(.noEarlierMistake) }
    session.ask(lesson)
    ports.tell(.lesson(.asked), in: &session)
    return .accepted
  }

  private static func goOn(with lesson: Lesson, in session: inout Session, _ ports: Ports) {
    var next = lesson
    if next.go(by: 1) {
      session.ask(next)
      ports.tell(.lesson(.asked), in: &session)
    } else {
      LookBack.go(to: .present, in: &session, ports)
    }
  }
}

extension Session {
  /// The lesson whose question is asked, or nil (R14).
  public var lesson: Lesson? { teaching.lesson }

  /// Takes a legal square as a try in a lesson, and returns whether a lesson asks (R14.3).
  mutating func takeAsTry(_ square: Square, _ ports: Ports) -> Bool {
    guard lesson != nil, seen.game.legalSquares.contains(square) else { return false }
    Learn.attempt(square, in: &self, ports)
    return true
  }

  /// Goes on or back in a lesson, if one asks and that is what a moment means there (R14.5).
  ///
  /// - Returns: what became of it, or nil if the moment leaves the lesson.
  mutating func goOn(to moment: LookBack.Moment, _ ports: Ports) -> Outcome? {
    guard lesson != nil else { return nil }
    switch moment {
    case .nextMistake: return Learn.go(by: 1, in: &self, ports)
    case .previousMistake: return Learn.go(by: -1, in: &self, ports)
    case .before, .first, .back, .forward, .present: return nil
    }
  }

  /// Goes to the moment of the question of a lesson.
  fileprivate mutating func ask(_ lesson: Lesson) {
    // What was found at this moment would tell the answer; it ends on the way.
    look(at: nil)
    look(at: moment(before: lesson.mistake.number))
    teaching.lesson = lesson
  }

  /// The moves of the game that were judged, the last one first.
  fileprivate var judged: [JudgedMove] { analysis.moves(of: record) }

  /// Whether each move of the game was judged.
  fileprivate var isJudgedWhole: Bool {
    let count = record.steps.count(where: \.isMove)
    return count > 0 && judged.count == count
  }
}
