import Domain
import UseCases

/// Use case: switches values on or off (R9.13).
public enum ShowValues: Taker, Asker {
  static let isAwaited = false

  /// Switches values on or off.
  ///
  /// This is allowed at any time. Switching values on discards a hint. Switching them off discards
  /// the values.
  static func take(
    _ input: Table.Input, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome? {
    guard case .showValues(let areShown) = input else { return nil }
    table.run.showsValues = areShown
    if !areShown {
      table.forgetValues()
    } else if table.currentAdvice?.values == nil {
      table.currentAdvice = nil
    }
    table.tell(.advice(.valuesToggled(areShown)), ports)
    return .accepted
  }

  static func query(in table: Table) -> Query? {
    table.needsValues ? Query(record: table.viewed, question: .everyMove) : nil
  }

  static func take(_ answer: Advice, in table: inout Table, _ ports: Table.Ports) {
    let advice = table.agreed(answer)
    table.currentAdvice = .everyMove(advice)
    table.tell(.advice(.valuesFound(advice)), ports)
  }

  static func takeNoAnswer(in table: inout Table, _ ports: Table.Ports) -> Bool {
    table.currentAdvice = .noValues
    return true
  }
}

extension Table {
  /// True while values are on but missing for the viewed position (R9.15).
  ///
  /// False while a hint is shown, or after a failed search.
  var needsValues: Bool { run.showsValues && currentAdvice == nil && reasonAgainstAdvice == nil }

  /// Discards the values, or the failure to find them, but keeps a hint.
  mutating func forgetValues() {
    if case .bestMove = currentAdvice { return }
    currentAdvice = nil
  }
}
