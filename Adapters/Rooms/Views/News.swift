import Adapters
import Domain
import Rooms
import UseCases

extension News {
  /// Returns the news of an event at a table, in order of presentation.
  static func of(_ event: Table.Event, at table: Table) -> [News] {
    switch event {
    case .started: turned(in: table.session, end: [.result])
    case .undone, .redone: turned(in: table.session, end: [.counts, .end])
    case .reviewed: table.review == nil ? turned(in: table.session, end: [.result]) : []
    case .coach(.canceled): awaitedPick(at: table)
    case .game(let event) where table.review == nil: of(event, in: table.session)
    // A review pauses the game, so only questions about the game matter.
    case .game(.asked(let question)): [.alert(.confirmation(question))]
    case .game(.canceled): awaitedPick(at: table)
    case .game, .advice, .queue, .lesson, .coach: []
    }
  }

  private static func awaitedPick(at table: Table) -> [News] {
    table.sideToPick.map { [.pick($0)] } ?? []
  }
}
