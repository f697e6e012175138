import Domain
package import UseCases

/// Something that comes out of a session: what is to be saved, or what is told.
package enum PaperNote: Equatable, Sendable {
  /// A game was handed over to be saved, whether that failed or not.
  case saves(SavedGame)
  /// Something was told.
  case tells(Event)
  /// It was told what an analysis says of a move.
  case judges(PaperJudgment, telling: Analysis.Telling)

  /// Notes an event.
  package init(_ event: Event) {
    if case .advice(.moveJudged(let move, let telling)) = event {
      self = .judges(PaperJudgment(move), telling: telling)
    } else {
      self = .tells(event)
    }
  }
}

/// What an analysis says of a move (R11.2).
package struct PaperJudgment: Equatable, Sendable {
  /// The game before the move.
  let before: Record
  let side: Disk
  let played: ValuedMove
  let advice: Advice
  /// How many disks the move has cost.
  let loss: Int

  init(_ move: JudgedMove) {
    (before, side, played) = (move.before, move.side, move.played)
    (advice, loss) = (move.advice, move.loss)
  }

  /// Judges a move: what is known of it is told with the advice, and it has cost how much more the
  /// best one is worth.
  init(before: Record, side: Disk, played: ValuedMove, advice: Advice) {
    (self.before, self.side, self.played) = (before, side, played)
    self.advice = advice.corrected(by: played)
    let leads = [self.advice.best, played].map { $0.worth?.lead ?? 0 }
    loss = played.worth == nil ? 0 : leads[0] - leads[1]
  }
}

/// What becomes on paper of something that a session was given.
package struct PaperReply: Sendable {
  /// What became of an input; nil for a report that was not heard, and if nothing was to be done.
  package let outcome: Outcome?
  /// What was saved and told, in order.
  package let notes: [PaperNote]
  /// The session at each note of something that was told.
  package let moments: [PaperSession]

  /// Makes a reply.
  package init(outcome: Outcome?, notes: [PaperNote] = [], moments: [PaperSession] = []) {
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
  ///   - sessions: the sessions with which the first events were told.
  package func difference(
    from outcome: Outcome?, _ notes: [PaperNote], in sessions: some Sequence<Session>
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
    return zip(moments, sessions).lazy.compactMap { $0.difference(from: $1) }.first
      .map { "where something is told, \($0)" }
  }

  private func words(_ outcome: Outcome?) -> String {
    outcome.map { "\($0)" } ?? "that nothing was heard"
  }
}
