import Synchronization
public import UseCases

/// Keeps the saved game in memory, as long as the repository lives.
public final class MemoryGameRepository: GameRepository {
  private let saved: Mutex<SavedGame?>

  /// Makes a repository that holds a saved game, or none.
  public init(_ saved: SavedGame? = nil) {
    self.saved = Mutex(saved)
  }

  /// Returns the saved game, or nil.
  public func load() -> SavedGame? {
    saved.withLock { $0 }
  }

  /// Replaces the saved game.
  public func save(_ saved: SavedGame) {
    self.saved.withLock { $0 = saved }
  }
}
