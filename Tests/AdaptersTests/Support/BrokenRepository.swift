import Synchronization
import UseCases

/// A repository that cannot load, and fails to save so many times.
final class BrokenRepository: GameRepository {
  private let failure: LoadFailure?
  private let saves: Mutex<(failing: Int, saved: SavedGame?)>

  init(load failure: LoadFailure? = nil, failingSaves: Int = 0) {
    self.failure = failure
    saves = Mutex((failingSaves, nil))
  }

  func load() throws(LoadFailure) -> SavedGame? {
    if let saved = saves.withLock({ $0.saved }) { return saved }
    if let failure { throw failure }
    return nil
  }

  func save(_ saved: SavedGame) throws(SaveFailure) {
    let fails = saves.withLock { saves in
      saves.failing -= 1
      if saves.failing < 0 { saves.saved = saved }
      return saves.failing >= 0
    }
    if fails { throw SaveFailure(reason: "the disk: No space left on device") }
  }
}
