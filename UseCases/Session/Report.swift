public import Domain

/// What has come of something that a session waits for.
public enum Report: Hashable, Sendable {
  /// A computer has chosen a square.
  case square(Square)
  /// A computer has given advice.
  case advice(Advice)
  /// A computer has no advice, and is not to be asked again (R9.19).
  case noAdvice
  /// The time of a disk is over.
  case timeIsUp
  /// A computer has failed, with an error in words. It is asked again (R2.7), but not for what
  /// nobody waits for (R9.15, R15.4, R16.11).
  case failed(String)
}

extension Session {
  /// Takes a report, if what it is about is still awaited and it is an answer to that: a legal
  /// square, advice about the right moves (R2.5, R2.7).
  ///
  /// - Parameters:
  ///   - report: what has come of a wait.
  ///   - wait: the wait.
  ///   - ports: where the game is saved and presented.
  /// - Returns: whether the report counted; otherwise nothing has changed, and what is awaited now
  ///   is still awaited.
  @discardableResult
  public mutating func take(_ report: Report, after wait: Wait, _ ports: Ports) -> Bool {
    guard self.wait == wait else { return false }
    switch (wait, report) {
    case (.thought, .square(let square)):
      guard game.legalSquares.contains(square) else { return false }
      // A transcript may have planned this very move of the computer (R12.4).
      crossOut(.move(square))
      PlaceDisk.place(on: square, in: &self, ports)
    case (.advice(let record, let question), .advice(let advice)):
      guard advice.answers(question, about: record) else { return takeNoAdvice(ports) }
      take(advice, about: question, on: record, ports)
    case (.advice, .noAdvice): GiveAdvice.endAll(in: &self, ports)
    case (.advice, .failed): return takeNoAdvice(ports)
    case (.disk, .timeIsUp):
      PlaceDisk.turnNext(in: &self, ports)
    case (.thought, _), (.advice, _), (.disk, _):
      return false
    }
    return true
  }

  /// Takes advice for what it was asked for.
  private mutating func take(
    _ advice: Advice, about question: Advice.Question, on record: Record, _ ports: Ports
  ) {
    switch inquiry {
    case .attempt(let square): Learn.judge(square, by: advice, in: &self, ports)
    case .line(let explanation):
      Learn.take(explanation.learning(from: advice), in: &self, ports)
    case .judgment:
      GiveAdvice.give(advice, about: question, on: record, in: &self, ports)
      if pursuit == nil, !analysis.isTold { Learn.start(in: &self, ports) }
    case .advice, .values, nil:
      GiveAdvice.give(advice, about: question, on: record, in: &self, ports)
    }
  }

  /// Takes that a computer gave no advice, or wrong advice: what a person has asked for is asked
  /// for again, and what is kept up is not (R9.15), nor are the lines of an explanation.
  private mutating func takeNoAdvice(_ ports: Ports) -> Bool {
    switch inquiry {
    case .values:
      if lacksKeptValues { found = .noValues } else { teaching.watch = .nothing }
    case .line(let explanation): Learn.take(explanation.givenUp, in: &self, ports)
    case .advice, .attempt, .judgment, nil: return false
    }
    return true
  }
}
