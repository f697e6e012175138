import Domain
package import Rooms
import Synchronization
package import UseCases

/// A recorder at both ports of a table, with saves and events in one list.
package final class Notebook: GameRepository, GameArchive, Table.Presenter {
  private struct State {
    var notes: [PaperNote] = []
    var told: [(event: Table.Event, table: Table)] = []
    var saved: SavedGame?
  }

  private let state: Mutex<State>
  private let savesFail: Bool

  package init(_ saved: SavedGame? = nil, savesFail: Bool = false) {
    state = Mutex(State(saved: saved))
    self.savesFail = savesFail
  }

  package var ports: Table.Ports { Table.Ports(repository: self, presenter: self) }
  /// The saves, archived games, and events, in order.
  package var notes: [PaperNote] { state.withLock(\.notes) }
  /// The events, each with the table after it.
  package var told: [(event: Table.Event, table: Table)] { state.withLock(\.told) }

  package func load() -> SavedGame? { state.withLock(\.saved) }

  package func save(_ saved: SavedGame) throws(SaveFailure) {
    state.withLock { state in
      state.notes.append(.saves(saved))
      if !savesFail { state.saved = saved }
    }
    if savesFail { throw FakeGameRepository.failure }
  }

  package func archive(_ game: KeptGame) {
    state.withLock { $0.notes.append(.archives(game.record)) }
  }

  package func present(_ event: Table.Event, at table: Table) {
    state.withLock { state in
      state.notes.append(PaperNote(event))
      state.told.append((event, table))
    }
  }
}
