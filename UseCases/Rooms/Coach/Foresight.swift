import Domain
import UseCases

/// The coach's query about a waiting square, which takes priority over all others.
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

/// The coach's background query, made before the human moves (R15.1).
enum Foresight: Asker {
  static let isAwaited = false

  static func query(in table: Table) -> Query? {
    table.lacksWatch ? Query(record: table.viewed, question: .everyMove) : nil
  }

  static func take(_ answer: Advice, in table: inout Table, _ ports: Table.Ports) {
    if table.needsValues { ShowValues.take(answer, in: &table, ports) }
    Coach.learn(answer, in: &table, ports)
  }

  static func takeNoAnswer(in table: inout Table, _ ports: Table.Ports) -> Bool {
    if table.needsValues { return ShowValues.takeNoAnswer(in: &table, ports) }
    Coach.learn(nil, in: &table, ports)
    return true
  }
}

extension Table {
  /// True while the coach needs values for the current position.
  var lacksWatch: Bool {
    guard review == nil, currentAdvice?.values == nil, reasonAgainstAdvice == nil else {
      return false
    }
    return coach == .looks || isWatching
  }
}
