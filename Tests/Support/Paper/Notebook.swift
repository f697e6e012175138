package import Domain
package import Rooms
import Synchronization
package import UseCases

/// Both ports of a table, which note in one row what is saved and told.
package final class Notebook: GameRepository, GameKeeping, Table.Presenter {
  private struct State {
    var notes: [PaperNote] = []
    var told: [(event: Table.Event, table: Table)] = []
    var saved: SavedGame?
  }

  private let state: Mutex<State>
  private let savesFail: Bool

  /// Begins with what is saved; each save may fail.
  package init(_ saved: SavedGame? = nil, savesFail: Bool = false) {
    state = Mutex(State(saved: saved))
    self.savesFail = savesFail
  }

  /// The notebook at both ports.
  package var ports: Table.Ports { Table.Ports(repository: self, presenter: self) }
  /// What was saved and told, in order.
  package var notes: [PaperNote] { state.withLock(\.notes) }
  /// What was told, with the table to which each has led.
  package var told: [(event: Table.Event, table: Table)] { state.withLock(\.told) }

  package func load() -> SavedGame? { state.withLock(\.saved) }

  package func save(_ saved: SavedGame) throws(SaveFailure) {
    state.withLock { state in
      state.notes.append(.saves(saved))
      if !savesFail { state.saved = saved }
    }
    if savesFail { throw FakeGameRepository.failure }
  }

  package func keep(_ record: Record, playedBy modes: Modes) {
    state.withLock { $0.notes.append(.keeps(record)) }
  }

  package func present(_ event: Table.Event, at table: Table) {
    state.withLock { state in
      state.notes.append(PaperNote(event))
      state.told.append((event, table))
    }
  }
}
