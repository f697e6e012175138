public import Domain
public import Rooms
import Synchronization
public import UseCases

/// An in-memory repository that records its calls and fails on demand.
public final class FakeGameRepository: GameRepository, GameArchive {
  private struct State {
    var saved: SavedGame?
    var saves: [SavedGame] = []
    var archived: [Archived] = []
    var loadFailure: LoadFailure?
    var failingArchivings = 0
  }

  /// A call to `archive(_:)`.
  public struct Archived: Hashable, Sendable {
    /// The game with its steps.
    public let record: Record
    /// The players of the game.
    public let modes: Modes
    /// The number of saves before this call.
    public let savesBefore: Int

    /// Creates a record of a call to `archive(_:)`.
    public init(_ record: Record, playedBy modes: Modes = Modes(), savesBefore: Int) {
      self.record = record
      self.modes = modes
      self.savesBefore = savesBefore
    }
  }

  /// A failure to save.
  public static let failure = SaveFailure(Detail("the disk: No space left on device"))
  /// The failure that `archive(_:)` throws on demand.
  public static let failureToArchive = SaveFailure(Detail("the shelf: No space left on device"))

  /// True if saves outlast the program.
  public let isLasting: Bool
  private let state: Mutex<State>
  private let willSave: @Sendable (SavedGame) -> SaveFailure?

  /// Creates a repository.
  ///
  /// - Parameters:
  ///   - saved: the saved game, or `nil`.
  ///   - loadFailure: the failure that `load()` throws until a game is saved.
  ///   - isLasting: true if saves outlast the program.
  ///   - willSave: a function that returns the failure of a save, or `nil`.
  public init(
    _ saved: SavedGame? = nil, loadFailure: LoadFailure? = nil, isLasting: Bool = true,
    willSave: @escaping @Sendable (SavedGame) -> SaveFailure? = { _ in nil }
  ) {
    self.isLasting = isLasting
    state = Mutex(State(saved: saved, loadFailure: loadFailure))
    self.willSave = willSave
  }

  /// The saved game.
  public var saved: SavedGame? { state.withLock(\.saved) }
  /// The games of all attempts to save, in order.
  public var saves: [SavedGame] { state.withLock(\.saves) }

  /// All calls to `archive(_:)`, in order.
  public var archived: [Archived] { state.withLock(\.archived) }

  /// Fails the next `count` attempts to archive a game.
  public func failArchiving(_ count: Int) {
    state.withLock { $0.failingArchivings = count }
  }

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

  /// Records a game to archive.
  ///
  /// - Throws: `failureToArchive` if the attempt must fail.
  public func archive(_ game: KeptGame) throws(SaveFailure) {
    let isFailing = state.withLock { state in
      let saves = state.saves.count
      state.archived.append(Archived(game.record, playedBy: game.players, savesBefore: saves))
      defer { state.failingArchivings = max(0, state.failingArchivings - 1) }
      return state.failingArchivings > 0
    }
    if isFailing { throw Self.failureToArchive }
  }

  /// Returns the latest archived games, all with the same date.
  ///
  /// Consecutive attempts to archive the same game count once. Returns `nil` if saves do not
  /// outlast the program.
  public func archivedGames(last count: Int) throws(LoadFailure) -> [ArchivedGame]? {
    guard isLasting else { return nil }
    let archived = archived
    let once = zip(archived, [nil] + archived).filter { $0.record != $1?.record }.map(\.0)
    let games = zip(1..., once).map { number, kept in
      let game = KeptGame(kept.record, players: kept.modes)
      return ArchivedGame(number: number, date: "2026-11-26", game)
    }
    return games.suffix(count)
  }
}
