package import Rooms
package import UseCases

/// What becomes on paper of something that a table was given.
package struct PaperReply: Sendable {
  /// What became of an input; nil for a report that was not heard, and if nothing was to be done.
  package let outcome: Table.Outcome?
  /// What was saved and told, in order.
  package let notes: [PaperNote]
  /// The table at each note of something that was told.
  package let moments: [PaperSession]

  /// Makes a reply.
  package init(outcome: Table.Outcome?, notes: [PaperNote] = [], moments: [PaperSession] = []) {
    (self.outcome, self.notes, self.moments) = (outcome, notes, moments)
  }

  /// What was handed over to be saved.
  package var saves: [SavedGame] {
    notes.compactMap { if case .saves(let saved) = $0 { saved } else { nil } }
  }

  /// Returns how what a product has done differs from this reply, or nil if it does not.
  ///
  /// - Parameters:
  ///   - outcome: what has become of the input, or nil.
  ///   - notes: what was saved and told.
  ///   - tables: the tables with which the first events were told.
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
