import Infrastructure
import Synchronization
import UseCases

/// A repository whose saves fail now and then, as chance will have it; it survives what uses it.
final class UnreliableRepository: GameRepository {
  private struct State {
    var saved: SavedGame?
    var chance: SplitMix64
    var isReliable = false
  }

  private let state: Mutex<State>

  init(seed: UInt64) {
    state = Mutex(State(chance: SplitMix64(seed: seed)))
  }

  /// Makes it save well from now on.
  func comeToReason() {
    state.withLock { $0.isReliable = true }
  }

  func load() -> SavedGame? {
    state.withLock(\.saved)
  }

  func save(_ saved: SavedGame) throws(SaveFailure) {
    let fails = state.withLock { state in
      let fails = Int.random(in: 0..<8, using: &state.chance) == 0 && !state.isReliable
      if !fails { state.saved = saved }
      return fails
    }
    if fails { throw SaveFailure(reason: "game: No space left on device") }
  }
}

/// The ports of a program that can be killed: once it is, nothing of it comes through any more.
final class Plug: GameRepository, Presenter {
  private let isPulled = Mutex(false)
  private let repository: any GameRepository
  private let presenter: any Presenter

  init(_ repository: any GameRepository, _ presenter: any Presenter) {
    self.repository = repository
    self.presenter = presenter
  }

  func pull() {
    isPulled.withLock { $0 = true }
  }

  func load() throws(LoadFailure) -> SavedGame? {
    try repository.load()
  }

  func save(_ saved: SavedGame) throws(SaveFailure) {
    if !isPulled.withLock(\.self) { try repository.save(saved) }
  }

  func present(_ event: Event, in session: Session) {
    if !isPulled.withLock(\.self) { presenter.present(event, in: session) }
  }
}
