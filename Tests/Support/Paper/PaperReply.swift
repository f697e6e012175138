package import Rooms
package import UseCases

/// The reference result of an input or a wait.
package struct PaperReply: Sendable {
  /// The outcome of an input, or `nil` if a result was discarded.
  package let outcome: Table.Outcome?
  package let notes: [PaperNote]
  /// The reference table at each event.
  package let moments: [PaperSession]

  package init(outcome: Table.Outcome?, notes: [PaperNote] = [], moments: [PaperSession] = []) {
    (self.outcome, self.notes, self.moments) = (outcome, notes, moments)
  }

  package var saves: [SavedGame] {
    notes.compactMap { if case .saves(let saved) = $0 { saved } else { nil } }
  }

  /// Returns the difference between the product's result and this one, if any.
  ///
  /// `tables` are the product's tables after each event, or after the first few.
  package func difference(
    from outcome: Table.Outcome?, _ notes: [PaperNote], in tables: some Sequence<Table>
  ) -> String? {
    if outcome != self.outcome {
      return "the outcome is \(words(outcome)), on paper \(words(self.outcome))"
    }
    if notes != self.notes {
      let same = zip(notes, self.notes).prefix { $0 == $1 }.count
      let next = [notes, self.notes].map { notes in
        notes.dropFirst(same).first.map { "\($0)" } ?? "nothing more"
      }
      return "note \(same + 1) is \(next[0]), on paper \(next[1])"
    }
    return zip(moments, tables).lazy.compactMap { $0.difference(from: $1) }.first
      .map { "where something is told, \($0)" }
  }

  private func words(_ outcome: Table.Outcome?) -> String {
    outcome.map { "\($0)" } ?? "that nothing was heard"
  }
}
