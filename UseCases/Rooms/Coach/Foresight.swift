import Domain
import UseCases

/// Finds out for the coach whether a square that waits is a mistake, before all else.
enum Watching: Asker {
  static func query(in table: Table) -> Query? {
    table.isWatching ? Foresight.query(in: table) : nil
  }

  static func take(_ answer: Advice, in table: inout Table, _ ports: Table.Ports) {
    Foresight.take(answer, in: &table, ports)
  }

  static func takeNoAnswer(in table: inout Table, _ ports: Table.Ports) -> Bool {
    Foresight.takeNoAnswer(in: &table, ports)
  }
}

/// Finds out for the coach what every move of a turn is worth, before one is picked (R15.1).
enum Foresight: Asker {
  static let isAwaited = false

  static func query(in table: Table) -> Query? {
    table.lacksWatch ? Query(record: table.seen, question: .everyMove) : nil
  }

  static func take(_ answer: Advice, in table: inout Table, _ ports: Table.Ports) {
    if table.lacksKeptValues { KeepValues.take(answer, in: &table, ports) }
    Coach.learn(answer, in: &table, ports)
  }

  static func takeNoAnswer(in table: inout Table, _ ports: Table.Ports) -> Bool {
    if table.lacksKeptValues { return KeepValues.takeNoAnswer(in: &table, ports) }
    Coach.learn(nil, in: &table, ports)
    return true
  }
}

extension Table {
  /// Whether the coach is to know what every square is worth, and a computer is still to be asked.
  var lacksWatch: Bool {
    guard look == nil, found?.values == nil, reasonAgainstAdvice == nil else { return false }
    return coach == .looks || isWatching
  }
}
