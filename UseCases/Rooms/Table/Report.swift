public import UseCases

extension Table {
  /// What has come of something that a table waits for.
  public enum Report: Hashable, Sendable {
    /// What has come of a wait of the game.
    case game(UseCases.Report)
    /// A computer has given advice.
    case advice(Advice)
    /// A computer has no advice, and is not to be asked again (R9.19).
    case noAdvice
    /// A computer has failed, with an error in words. It is asked again, but not for what nobody
    /// waits for (R9.15, R15.4).
    case failed(String)
  }

  /// Takes a report, if what it is about is still awaited and it is an answer to that: a legal
  /// square, advice about the right moves (R2.5, R2.7).
  ///
  /// Planned moves whose turn it then is are played.
  ///
  /// - Returns: whether the report counted; otherwise nothing has changed, and what is awaited now
  ///   is still awaited.
  @discardableResult
  public mutating func take(_ report: Report, after wait: Wait, _ ports: Ports) -> Bool {
    guard self.wait == wait else { return false }
    let isTaken = takeAwaited(report, after: wait, ports)
    if isTaken { playPlanned(ports) }
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
