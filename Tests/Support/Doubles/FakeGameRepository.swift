import Domain
import Synchronization
public import UseCases

/// An in-memory repository that records its calls and fails on demand.
public final class FakeGameRepository: GameRepository {
  private struct State {
    var saved: SavedGame?
    var saves: [SavedGame] = []
    var loadFailure: LoadFailure?
  }

  /// A failure to save.
  public static let failure = SaveFailure("the disk: No space left on device")

  private let state: Mutex<State>
  private let willSave: @Sendable (SavedGame) -> SaveFailure?

  /// Creates a repository.
  ///
  /// - Parameters:
  ///   - saved: the saved game, or `nil`.
  ///   - loadFailure: the failure that `load()` throws until a game is saved.
  ///   - willSave: a function that returns the failure of a save, or `nil`.
  public init(
    _ saved: SavedGame? = nil, loadFailure: LoadFailure? = nil,
    willSave: @escaping @Sendable (SavedGame) -> SaveFailure? = { _ in nil }
  ) {
    state = Mutex(State(saved: saved, loadFailure: loadFailure))
    self.willSave = willSave
  }

  /// The saved game.
  public var saved: SavedGame? { state.withLock(\.saved) }
  /// The games of all attempts to save, in order.
  public var saves: [SavedGame] { state.withLock(\.saves) }

  /// Returns the saved game, or `nil` if there is none.
  ///
  /// - Throws: the failure passed to the initializer, until a game is saved.
  public func load() throws(LoadFailure) -> SavedGame? {
    let state = state.withLock(\.self)
    if let failure = state.loadFailure { throw failure }
    return state.saved
  }

  /// Replaces the saved game.
  ///
  /// - Throws: the failure that `willSave` returns.
  public func save(_ saved: SavedGame) throws(SaveFailure) {
    state.withLock { $0.saves.append(saved) }
    if let failure = willSave(saved) { throw failure }
    state.withLock { state in
      state.saved = saved
      state.loadFailure = nil
    }
  }
}
