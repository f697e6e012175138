public import UseCases

extension Table {
  /// The result of a wait.
  public enum Report: Hashable, Sendable {
    case game(UseCases.Report)
    case advice(Advice)
    /// The computer never gives advice, so the table stops asking (R9.19).
    case noAdvice
    /// A computer failed with this error message.
    ///
    /// The table asks again, except in the background (R9.15, R15.4).
    case failed(String)
  }

  /// Applies the result of a wait (R2.5, R2.7).
  ///
  /// Ignores invalid results and those that the table is no longer waiting for. After a change,
  /// plays the queued moves that are due.
  ///
  /// - Returns: `false` if nothing changed.
  @discardableResult
  public mutating func take(_ report: Report, after wait: Wait, _ ports: Ports) -> Bool {
    guard self.wait == wait else { return false }
    let isTaken = takeAwaited(report, after: wait, ports)
    if isTaken { playQueued(ports) }
    return isTaken
  }

  private mutating func takeAwaited(
    _ report: Report, after wait: Wait, _ ports: Ports
  ) -> Bool {
    switch (wait, report) {
    case (.game(let wait), .game(let report)):
      return play(ports) { $0.take(report, after: wait, $1) }
    case (.advice(let record, let question), .advice(let advice)):
      return advice.answers(question, about: record)
        ? takeAnswer(advice, ports) : takeNoAnswer(ports)
    case (.advice, .failed): return takeNoAnswer(ports)
    case (.advice, .noAdvice):
      GiveAdvice.endAll(in: &self, ports)
      return true
    case (.game, _), (.advice, _): return false
    }
  }
}
