package import Domain
package import Rooms
package import UseCases

/// An output of a table: a save, an archived game, or an event.
package enum PaperNote: Equatable, Sendable {
  /// A save, even one that failed.
  case saves(SavedGame)
  case archives(Record)
  case tells(Table.Event)
  case judges(PaperJudgment)
  /// A lesson's event by name, with its square, its loss, or the solved count.
  case teaches(String, Square? = nil, loss: Int? = nil, solved: Int? = nil)

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
