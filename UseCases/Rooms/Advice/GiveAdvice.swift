import Domain
import UseCases

/// Use case: requests advice from a computer (R9.6).
public enum GiveAdvice: Taker, Asker, Ender {
  /// Requests advice on the viewed position, replacing any earlier request.
  ///
  /// The player can still move in the meantime. If an analysis has already found a hint, gives it
  /// at once (R11.7).
  static func take(
    _ input: Table.Input, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome? {
    guard case .ask(let kind) = input else { return nil }
    if let reason = table.reasonAgainstAdvice { return .ignored(reason) }
    let before = table
    table.request = .advice(kind)
    if kind == .hint, let judged = table.judgedAdvice {
      give(judged, for: kind, in: &table, since: before, ports)
    } else {
      table.tell(.advice(.requested(kind)), since: before, ports)
    }
    return .accepted
  }

  static func query(in table: Table) -> Query? {
    guard case .advice(let kind) = table.request else { return nil }
    return Query(record: table.viewed, question: kind.question)
  }

  static func take(_ answer: Advice, in table: inout Table, _ ports: Table.Ports) {
    guard case .advice(let kind) = table.request else { return }
    give(table.agreed(answer), for: kind, in: &table, since: table, ports)
  }

  private static func give(
    _ advice: Advice, for kind: Advice.Request, in table: inout Table, since before: Table,
    _ ports: Table.Ports
  ) {
    table.request = nil
    switch kind {
    case .hint: table.currentAdvice = .bestMove(advice)
    case .values: table.currentAdvice = .everyMove(advice)
    }
    table.tell(.advice(.given(advice, for: kind)), since: before, ports)
  }

  /// Ends all requests to a computer that gives no advice (R9.19).
  static func endAll(in table: inout Table, _ ports: Table.Ports) {
    table.request = nil
    table.run.showsValues = false
    table.forgetValues()
    let square = Coach.leave(in: &table)
    table.tell(.advice(.notGiven), ports)
    if let square { _ = PlayGame.take(.make(.move(square)), in: &table, ports) }
  }

  /// Discards the advice and the request when another position is viewed.
  ///
  /// The request also ends when a computer takes over the side to move.
  static func end(in table: inout Table, after change: Change) -> Ended? {
    if change.isElsewhere { table.currentAdvice = nil }
    switch table.request {
    case .advice, .attempt:
      if change.isElsewhere || table.thinkingSide != nil { table.request = nil }
    case .analysis, nil: break
    }
    return nil
  }
}
