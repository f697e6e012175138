package import Domain
package import Rooms
package import UseCases

/// Something that comes out of a table: what is to be saved, or what is told.
package enum PaperNote: Equatable, Sendable {
  /// A game was handed over to be saved, whether that failed or not.
  case saves(SavedGame)
  /// A game was handed over to be kept, whether that failed or not.
  case keeps(Record)
  /// Something was told.
  case tells(Table.Event)
  /// It was told what an analysis says of a move.
  case judges(PaperJudgment)
  /// It was told in a lesson, by its name, what is known of a square, or of what was solved.
  case teaches(String, Square? = nil, loss: Int? = nil, solved: Int? = nil)

  /// Notes an event.
  package init(_ event: Table.Event) {
    switch event {
    case .advice(.moveJudged(let move)): self = .judges(PaperJudgment(move))
    case .lesson(.tried(let attempt)):
      self = .teaches("tried", attempt.square, loss: attempt.loss)
    case .lesson(.refuted(let attempt)):
      self = .teaches("refuted", attempt.square, loss: attempt.loss)
    case .lesson(.solved(let attempt)):
      self = .teaches("solved", attempt.square, loss: attempt.loss)
    case .lesson(.ended(let lesson)): self = .teaches("ended", solved: lesson.solvedCount)
    default: self = .tells(event)
    }
  }
}
