import Synchronization
package import UseCases

/// Both ports of a session, which note in one row what is saved and told.
package final class Notebook: GameRepository, Presenter {
  private struct State {
    var notes: [PaperNote] = []
    var told: [(event: Event, session: Session)] = []
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
  package var ports: Ports { Ports(repository: self, presenter: self) }
  /// What was saved and told, in order.
  package var notes: [PaperNote] { state.withLock(\.notes) }
  /// What was told, with the session to which each has led.
  package var told: [(event: Event, session: Session)] { state.withLock(\.told) }

  package func load() -> SavedGame? { state.withLock(\.saved) }

  package func save(_ saved: SavedGame) throws(SaveFailure) {
    state.withLock { state in
      state.notes.append(.saves(saved))
      if !savesFail { state.saved = saved }
    }
    if savesFail { throw FakeGameRepository.failure }
  }

  package func present(_ event: Event, in session: Session) {
    state.withLock { state in
      state.notes.append(PaperNote(event))
      state.told.append((event, session))
    }
  }
}
