public import Domain
public import Rooms
import Synchronization
public import UseCases

/// A repository in memory, which lists what is saved and kept, and fails when it is told to.
public final class FakeGameRepository: GameRepository, GameKeeping {
  private struct State {
    var saved: SavedGame?
    var saves: [SavedGame] = []
    var keeps: [Kept] = []
    var loadFailure: LoadFailure?
    var failingSaves: Int
    var failingKeeps = 0
  }

  /// A game that was to be kept.
  public struct Kept: Hashable, Sendable {
    /// The game with its steps.
    public let record: Record
    /// Who has played it.
    public let modes: Modes
    /// How often something was saved before.
    public let savesBefore: Int

    /// Makes a game that was to be kept.
    public init(_ record: Record, playedBy modes: Modes = Modes(), savesBefore: Int) {
      self.record = record
      self.modes = modes
      self.savesBefore = savesBefore
    }
  }

  /// The failure of the saves that are told to fail.
  public static let failure = SaveFailure(Detail("the disk: No space left on device"))
  /// The failure to keep a game if that is told to fail.
  public static let failureToKeep = SaveFailure(Detail("the shelf: No space left on device"))

  /// Whether what is saved is there when the program has ended.
  public let isLasting: Bool
  private let state: Mutex<State>
  private let willSave: @Sendable (SavedGame) -> SaveFailure?

  /// Makes a repository.
  ///
  /// - Parameters:
  ///   - saved: what is saved, if anything.
  ///   - loadFailure: why it cannot be loaded before the first save.
  ///   - isLasting: whether what is saved is there when the program has ended.
  ///   - failingSaves: the number of saves that fail, from the first on.
  ///   - willSave: is called at each of the other saves, and may return why that one fails, too.
  public init(
    _ saved: SavedGame? = nil, loadFailure: LoadFailure? = nil, isLasting: Bool = true,
    failingSaves: Int = 0,
    willSave: @escaping @Sendable (SavedGame) -> SaveFailure? = { _ in nil }
  ) {
    self.isLasting = isLasting
    state = Mutex(State(saved: saved, loadFailure: loadFailure, failingSaves: failingSaves))
    self.willSave = willSave
  }

  /// What is saved.
  public var saved: SavedGame? { state.withLock(\.saved) }
  /// Everything that was to be saved, in order, whether that failed or not.
  public var saves: [SavedGame] { state.withLock(\.saves) }

  /// All games that were to be kept, in order, whether that failed or not.
  public var keeps: [Kept] { state.withLock(\.keeps) }

  /// Makes it fail to keep the next games.
  public func failKeeps(_ count: Int) {
    state.withLock { $0.failingKeeps = count }
  }

  /// Makes some of the next saves fail; zero ends that.
  public func failSaves(_ count: Int) {
    state.withLock { $0.failingSaves = count }
  }

  /// Returns what is saved.
  ///
  /// - Throws: the failure that the repository was made with, until a game is saved.
  public func load() throws(LoadFailure) -> SavedGame? {
    let state = state.withLock(\.self)
    if let failure = state.loadFailure { throw failure }
    return state.saved
  }

  /// Replaces what is saved.
  ///
  /// - Throws: `failure` if the save was told to fail.
  public func save(_ saved: SavedGame) throws(SaveFailure) {
    let isFailing = state.withLock { state in
      state.saves.append(saved)
      defer { state.failingSaves = max(0, state.failingSaves - 1) }
      return state.failingSaves > 0
    }
    if let failure = isFailing ? Self.failure : willSave(saved) { throw failure }
    state.withLock { state in
      state.saved = saved
      state.loadFailure = nil
    }
  }

  /// Lists a game that is left.
  ///
  /// - Throws: `failureToKeep` if that was told to fail.
  public func keep(_ record: Record, playedBy modes: Modes) throws(SaveFailure) {
    let isFailing = state.withLock { state in
      state.keeps.append(Kept(record, playedBy: modes, savesBefore: state.saves.count))
      defer { state.failingKeeps = max(0, state.failingKeeps - 1) }
      return state.failingKeeps > 0
    }
    if isFailing { throw Self.failureToKeep }
  }

  /// Returns the last games that were to be kept, of the same one in a row the first, as if all had
  /// been left on one day; nil if what is saved does not last.
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
