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
