import Synchronization
public import UseCases

/// Keeps the saved game in memory, as long as the repository lives.
public final class MemoryGameRepository: GameRepository {
  private struct Content {
    var saved: SavedGame?
    /// Why nothing could be loaded, which is over with the first save.
    var failure: LoadFailure?
  }

  private let content: Mutex<Content>

  /// Makes a repository that holds the result of loading a saved game elsewhere, or none.
  public init(_ loaded: Result<SavedGame?, LoadFailure> = .success(nil)) {
    switch loaded {
    case .success(let saved): content = Mutex(Content(saved: saved))
    case .failure(let failure): content = Mutex(Content(failure: failure))
    }
  }

  /// Nothing of it is left when the program has ended.
  public var isLasting: Bool { false }

  /// Returns the saved game, or nil if there is none.
  ///
  /// - Throws: the failure that the repository was made with, until a game is saved.
  public func load() throws(LoadFailure) -> SavedGame? {
    let content = content.withLock(\.self)
    if content.saved == nil, let failure = content.failure { throw failure }
    return content.saved
  }

  /// Replaces the saved game.
  public func save(_ saved: SavedGame) {
    content.withLock { $0.saved = saved }
  }
}
