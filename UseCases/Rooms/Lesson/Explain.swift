import Domain
import UseCases

/// Finds out what explains the mistake at the moment that is looked at (R16.11).
enum Explain: Asker, Ender {
  static let isAwaited = false

  static func query(in table: Table) -> Query? { table.explanationSought?.query }

  static func take(_ answer: Advice, in table: inout Table, _ ports: Table.Ports) {
    guard let explanation = table.explanationSought else { return }
    learn(explanation.learning(from: answer), in: &table, ports)
  }

  static func takeNoAnswer(in table: inout Table, _ ports: Table.Ports) -> Bool {
    guard let explanation = table.explanationSought else { return false }
    learn(explanation.givenUp, in: &table, ports)
    return true
  }

  /// Forgets what explains a mistake that is not looked at any longer.
  static func end(in table: inout Table, after change: Change) -> Ended? {
    if change.isElsewhere { table.known = nil }
    return nil
  }

  /// Takes what is known of the lines of an explanation.
  private static func learn(
    _ explanation: Explanation, in table: inout Table, _ ports: Table.Ports
  ) {
    table.known = explanation
    guard explanation.isComplete else { return }
    if table.request == .reason {
      Learn.tellHint(in: &table, ports)
    } else if table.look != nil, table.lesson == nil {
      table.tell(.lesson(.explained(explanation)), ports)
    }
  }
}

extension Table {
  /// What explains the mistake that was made at the moment that is seen, or is about to be made,
  /// as far as that is known; nil if nothing is (R16).
  public var explanation: Explanation? {
    // While the coach asks, nothing else is explained.
    coach.asked != nil ? known : knownExplanation
  }

  /// What is known of the mistake that a computer is to explain, if it is still to be asked.
  var explanationSought: Explanation? {
    knownExplanation.flatMap { $0.isComplete ? nil : $0 }
  }

  /// What is known of the mistake that a computer is to explain, whether it was asked or not.
  private var knownExplanation: Explanation? {
    guard let mistake = mistakeToExplain else { return nil }
    return known?.mistake == mistake ? known : Explanation(of: mistake)
  }

  /// The mistake that a computer is to explain: the one that was made at the moment that is looked
  /// at, or that the coach warns of; nil if there is none.
  private var mistakeToExplain: JudgedMove? {
    // Under a question only what a person waits for is sought.
    if question != nil, request == nil { return nil }
    if let lesson { return lesson.mistake }
    if let look {
      // Somebody who tries something else does not look at it.
      guard !isTrying else { return nil }
      let sides = modes.learners
      return analysis.moves(of: record).first {
        $0.before == look.seen && $0.loss >= Lesson.leastLoss && sides.contains($0.side)
      }
    }
    guard question == nil else { return nil }
    if case .watched(let square)? = planned.first { return warning(of: square) }
    return nil
  }
}
