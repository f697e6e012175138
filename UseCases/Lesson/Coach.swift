import Domain

/// Use case: a coach looks at what a person picks, and asks before it plays what costs much (R15).
public enum Coach {
  /// Has a coach look at what is picked from now on, or no longer, at any time.
  public static func watch(_ isCoached: Bool, in session: inout Session, _ ports: Ports) {
    session.run.isCoached = isCoached
    ports.tell(.lesson(.coached(isCoached)), in: &session)
  }

  /// Asks whether a square is to be played, if that would be a mistake, and returns true, or
  /// returns false.
  static func warns(of square: Square, in session: inout Session, _ ports: Ports) -> Bool {
    guard let warning = session.warning(of: square) else { return false }
    if session.teaching.explanation?.mistake != warning {
      session.teaching.explanation = Explanation(of: warning)
    }
    session.question = .play(square)
    ports.tell(.question(.asked), in: &session)
    return true
  }

  /// Takes a legal square that is picked while the coach asks about one: the same square agrees,
  /// and another one takes its place.
  ///
  /// - Returns: what became of the answer, or nil if the step is still to be made.
  static func answer(by step: Record.Step, in session: inout Session, _ ports: Ports) -> Outcome? {
    guard case .play(let square) = session.question, case .move(let next) = step,
      session.game.legalSquares.contains(next)
    else { return nil }
    let isSame = next == square
    let outcome = AnswerQuestion.answer(isSame ? .ok : .cancel, in: &session, ports)
    return isSame ? outcome : nil
  }
}

extension Session {
  /// Whether the coach is to know what every square is worth, and a computer is still to be asked.
  var lacksWatch: Bool {
    guard run.isCoached, look == nil, found?.values == nil, reasonAgainstAdvice == nil else {
      return false
    }
    return teaching.watch == .unsought
  }

  /// Returns whether the coach is to look at a square that a person plays now.
  func isWatched(_ square: Square) -> Bool {
    run.isCoached && look == nil && planned.isEmpty && reasonAgainstPick == nil
      && game.legalSquares.contains(square)
  }

  /// Whether the coach still finds out whether a square is a mistake, and why.
  var isWatching: Bool {
    guard case .watched? = planned.first, look == nil, question == nil else { return false }
    return lacksWatch || explanationSought != nil
  }

  /// Returns the mistake that a square would be, as far as the coach knows; nil if it would be
  /// none.
  func warning(of square: Square) -> JudgedMove? {
    guard run.isCoached, let values = found?.values ?? teaching.watch.values, let side = game.turn,
      let played = values.moves.first(where: { $0.square == square })
    else { return nil }
    let move = JudgedMove(before: record, side: side, played: played, advice: values)
    return move.loss >= Lesson.leastLoss ? move : nil
  }

  /// Drops a square that the coach looks at, with what is planned behind it (R15.3).
  mutating func dropWatched(_ ports: Ports) {
    if case .watched = planned.first { dropPlanned(ports) }
  }

  /// Takes the square away at which the coach looks, or about which it asks.
  mutating func takeWatched() {
    if case .watched = planned.first { planned.removeFirst() }
  }
}
