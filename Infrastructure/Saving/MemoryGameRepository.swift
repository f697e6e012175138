import Synchronization
public import UseCases

/// Keeps the saved game in memory, as long as the repository lives.
public final class MemoryGameRepository: GameRepository {
  private let saved: Mutex<SavedGame?>
  /// Why nothing could be loaded, which is over with the first save.
  private let failure: LoadFailure?
  /// The games that were left where the saved game was loaded; nil if none are kept there.
  private let kept: KeptGamesFile?

  /// Makes a repository that holds the result of loading a saved game elsewhere, or none.
  public convenience init(_ loaded: Result<SavedGame?, LoadFailure> = .success(nil)) {
    self.init(loaded, reading: nil)
  }

  /// Makes a repository that keeps no games, but reads those that were left.
  init(_ loaded: Result<SavedGame?, LoadFailure>, reading kept: KeptGamesFile?) {
    self.kept = kept
    switch loaded {
    case .success(let saved):
      self.saved = Mutex(saved)
      failure = nil
    case .failure(let failure):
      saved = Mutex(nil)
      self.failure = failure
    }
  }

  /// Nothing of it is left when the program has ended.
  public var isLasting: Bool { false }

  /// Returns the saved game, or nil if there is none.
  ///
  /// - Throws: the failure that the repository was made with, until a game is saved.
  public func load() throws(LoadFailure) -> SavedGame? {
    if let saved = saved.withLock(\.self) { return saved }
    if let failure { throw failure }
    return nil
  }

  /// Returns the last games that another program has kept, or nil where none are kept.
  public func keptGames(last count: Int) throws(LoadFailure) -> [KeptGame]? {
    do throws(FileTrouble) {
      return try kept?.games(last: count)
    } catch {
      throw .unreadable(error.detail)
    }
  }

  /// Replaces the saved game.
  public func save(_ saved: SavedGame) {
    self.saved.withLock { $0 = saved }
  }
}
