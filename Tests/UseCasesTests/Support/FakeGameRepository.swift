import Synchronization
import UseCases

/// Keeps the saved game in memory, counts the saves, and fails when told to.
final class FakeGameRepository: GameRepository {
  private struct State {
    var saved: SavedGame?
    var saves = 0
    var loadFailure: LoadFailure?
    var saveFailure: SaveFailure?
  }

  private let state = Mutex(State())

  init(_ saved: SavedGame? = nil) {
    state.withLock { $0.saved = saved }
  }

  /// What is saved.
  var saved: SavedGame? { state.withLock(\.saved) }
  /// How often something has been saved.
  var saves: Int { state.withLock(\.saves) }

  /// Makes every load from now on fail, or none.
  func failLoads(_ failure: LoadFailure?) {
    state.withLock { $0.loadFailure = failure }
  }

  /// Makes every save from now on fail, or none.
  func failSaves(_ failure: SaveFailure?) {
    state.withLock { $0.saveFailure = failure }
  }

  func load() throws(LoadFailure) -> SavedGame? {
    if let failure = state.withLock(\.loadFailure) { throw failure }
    return saved
  }

  func save(_ saved: SavedGame) throws(SaveFailure) {
    if let failure = state.withLock(\.saveFailure) { throw failure }
    state.withLock {
      $0.saved = saved
      $0.saves += 1
    }
  }
}
