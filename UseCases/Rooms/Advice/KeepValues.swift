import Domain
import UseCases

/// Use case: a person has the worth of every square kept up as the game goes on (R9.13).
public enum KeepValues: Taker, Asker {
  static let isAwaited = false

  /// Keeps values up from now on, in the place of a hint, or no longer, at any time; then those
  /// that were found are forgotten, too.
  static func take(
    _ input: Table.Input, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome? {
    guard case .keepValues(let areKept) = input else { return nil }
    table.run.keepsValues = areKept
    if !areKept {
      table.forgetValues()
    } else if table.found?.values == nil {
      table.found = nil
    }
    table.tell(.advice(.valuesKept(areKept)), ports)
    return .accepted
  }

  static func query(in table: Table) -> Query? {
    table.lacksKeptValues ? Query(record: table.seen, question: .everyMove) : nil
  }

  static func take(_ answer: Advice, in table: inout Table, _ ports: Table.Ports) {
    let advice = table.agreed(answer)
    table.found = .everyMove(advice)
    table.tell(.advice(.valuesFound(advice)), ports)
  }

  static func takeNoAnswer(in table: inout Table, _ ports: Table.Ports) -> Bool {
    table.found = .noValues
    return true
  }
}

extension Table {
  /// Whether values are kept up that a computer is still to be asked for, at the moment that is
  /// seen: one at which advice can be asked for, and where nothing was found yet (R9.15).
  var lacksKeptValues: Bool { run.keepsValues && found == nil && reasonAgainstAdvice == nil }

  /// Forgets what every move is worth, and that it could not be found; a hint stays in force.
  mutating func forgetValues() {
    if case .bestMove = found { return }
    found = nil
  }
}
