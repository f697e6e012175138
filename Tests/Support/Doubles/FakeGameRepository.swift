public import Domain
public import Rooms
import Synchronization
public import UseCases

/// A repository in memory that records its calls, and fails on demand.
public final class FakeGameRepository: GameRepository, GameKeeping {
  private struct State {
    var saved: SavedGame?
    var saves: [SavedGame] = []
    var keeps: [Kept] = []
    var loadFailure: LoadFailure?
    var failingKeeps = 0
  }

  /// A game to archive.
  public struct Kept: Hashable, Sendable {
    /// The game with its steps.
    public let record: Record
    /// The players of the game.
    public let modes: Modes
    /// The number of saves before.
    public let savesBefore: Int

    /// Creates a game to archive.
    public init(_ record: Record, playedBy modes: Modes = Modes(), savesBefore: Int) {
      self.record = record
      self.modes = modes
      self.savesBefore = savesBefore
    }
  }

  /// A failure to save.
  public static let failure = SaveFailure(Detail("the disk: No space left on device"))
  /// The error of an archiving call that must fail.
  public static let failureToKeep = SaveFailure(Detail("the shelf: No space left on device"))

  /// True if a save outlasts the program.
  public let isLasting: Bool
  private let state: Mutex<State>
  private let willSave: @Sendable (SavedGame) -> SaveFailure?

  /// Creates a repository.
  ///
  /// - Parameters:
  ///   - saved: what is saved, if anything.
  ///   - loadFailure: why it cannot be loaded before the first save.
  ///   - isLasting: whether what is saved is there when the program has ended.
  ///   - willSave: is called at each save, and may return why it fails.
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
  /// All attempts to save, in order.
  public var saves: [SavedGame] { state.withLock(\.saves) }

  /// All attempts to archive a game, in order.
  public var keeps: [Kept] { state.withLock(\.keeps) }

  /// Makes the next attempts to archive a game fail.
  public func failKeeps(_ count: Int) {
    state.withLock { $0.failingKeeps = count }
  }

  /// Returns what is saved.
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
  /// - Throws: `failureToKeep` if the attempt must fail.
  public func keep(_ record: Record, playedBy modes: Modes) throws(SaveFailure) {
    let isFailing = state.withLock { state in
      state.keeps.append(Kept(record, playedBy: modes, savesBefore: state.saves.count))
      defer { state.failingKeeps = max(0, state.failingKeeps - 1) }
      return state.failingKeeps > 0
    }
    if isFailing { throw Self.failureToKeep }
  }

  /// Returns the last games to archive, as if all were of one day.
  ///
  /// Repeated attempts in a row count once. Returns `nil` if saves do not last.
  public func keptGames(last count: Int) throws(LoadFailure) -> [KeptGame]? {
    guard isLasting else { return nil }
    let keeps = keeps
    let once = zip(keeps, [nil] + keeps).filter { $0.record != $1?.record }.map(\.0)
    let games = zip(1..., once).map { number, kept in
      KeptGame(
        number: number, date: "2026-11-26", record: kept.record,
        players: kept.modes)
    }
    return games.suffix(count)
  }
}
