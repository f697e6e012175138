import Synchronization
public import UseCases

/// Keeps the saved game in memory, as long as the repository lives.
public final class MemoryGameRepository: GameRepository {
  private let content: Mutex<Result<SavedGame?, LoadFailure>>

  /// Makes a repository that holds the result of loading a saved game elsewhere, or none.
  public init(_ loaded: Result<SavedGame?, LoadFailure> = .success(nil)) {
    content = Mutex(loaded)
  }

  /// Nothing of it is left when the program has ended.
  public var isLasting: Bool { false }

  /// Returns the saved game, or nil if there is none.
  ///
  /// - Throws: the failure that the repository was made with, until a game is saved.
  public func load() throws(LoadFailure) -> SavedGame? {
    try content.withLock { $0 }.get()
  }

  /// Replaces the saved game.
  public func save(_ saved: SavedGame) {
    content.withLock { $0 = .success(saved) }
  }
}
