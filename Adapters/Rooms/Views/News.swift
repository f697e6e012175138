import Adapters
import Domain
import Rooms
import UseCases

extension News {
  /// Returns what follows from an event at a table, in the order in which it is to be told.
  static func of(_ event: Table.Event, at table: Table) -> [News] {
    switch event {
    case .started: turned(in: table.session, end: [.result])
    case .tookBack, .redone: turned(in: table.session, end: [.counts, .end])
    case .looked: table.look == nil ? turned(in: table.session, end: [.result]) : []
    case .advice(.requested): table.seen.game.turn.map { [.thinking($0)] } ?? []
    case .coach(.canceled): awaitedPick(at: table)
    case .game(let event) where table.look == nil: of(event, in: table.session)
    // While another moment is seen, the game waits.
    case .game(.asked(let question)): [.alert(.confirmation(question))]
    case .game(.canceled): awaitedPick(at: table)
    case .game, .advice, .plan, .lesson, .coach: []
    }
  }

  private static func awaitedPick(at table: Table) -> [News] {
    table.sideToPick.map { [.pick($0)] } ?? []
  }
}
