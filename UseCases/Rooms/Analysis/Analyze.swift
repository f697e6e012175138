import Domain
import UseCases

/// Use case: judges the moves so far (R11).
public enum Analyze: Taker, Asker, Ender {
  static func take(
    _ input: Table.Input, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome? {
    switch input {
    case .analyze: begin(in: &table, ports)
    case .stopAnalysis: stop(in: &table, ports)
    default: nil
    }
  }

  /// Starts an analysis of the moves so far.
  ///
  /// Requires a human's turn, a finished game, or a review. The player can still move in the
  /// meantime. An analysis for a lesson reports no moves.
  static func begin(
    for purpose: Analysis.Purpose = .telling, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome {
    if let reason = table.reasonAgainstAnalysis { return .ignored(reason) }
    guard let judging = Judging(of: table.record) else { return .ignored(.noMovesYet) }
    _ = stop(in: &table, ports)
    let before = table
    table.request = .analysis(judging)
    table.analysis = Analysis(purpose: purpose)
    table.tell(.advice(.analysisBegun), since: before, ports)
    return .accepted
  }

  private static func stop(in table: inout Table, _ ports: Table.Ports) -> Table.Outcome {
    guard table.isAnalyzing else { return .ignored(.nothingToAnswer) }
    let before = table
    table.request = nil
    table.settle(since: before, ports)
    return .accepted
  }

  static func query(in table: Table) -> Query? {
    guard case .analysis(let judging) = table.request else { return nil }
    return judging.query(on: table.record)
  }

  static func take(_ answer: Advice, in table: inout Table, _ ports: Table.Ports) {
    guard case .analysis(let judging) = table.request,
      let query = judging.query(on: table.record)
    else { return }
    let before = table
    let judged = judging.judgment(by: answer, about: query.question, on: query.record)
    table.request = judging.following(answer, about: query.question, on: query.record)
      .map(Request.analysis)
    if let judged {
      table.analysis.moves.append(judged)
      table.tell(.advice(.moveJudged(judged)), since: before, ports)
    }
    if table.request == nil, case .lesson(let side) = table.analysis.purpose {
      Learn.start(of: side, in: &table, ports)
    }
  }

  /// Stops an analysis that a change interrupts (R11.4).
  ///
  /// Another request, a change to the game, a question, or a computer's turn interrupts it.
  static func end(in table: inout Table, after change: Change) -> Ended? {
    guard change.before.isAnalyzing else { return nil }
    let reason = table.reasonAgainstAnalysis
    if table.isAnalyzing, change.isMoved || reason != nil { table.request = nil }
    let isAtItsEnd = table.analysis.moves.count > change.before.analysis.moves.count
    return table.isAnalyzing || isAtItsEnd ? nil : .before(.advice(.analysisStopped))
  }
}

extension Table {
  /// The reason why an analysis cannot run now, or `nil`.
  fileprivate var reasonAgainstAnalysis: Outcome.Reason? {
    let reason = reasonAgainstAdvice
    return reason == .game(.gameOver) ? nil : reason
  }
}
