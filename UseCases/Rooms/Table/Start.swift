public import Domain
import Synchronization
public import UseCases

extension Table {
  /// The game that a table starts with.
  public enum Beginning: Hashable, Sendable {
    /// The saved game, or a new game if nothing is saved.
    case saved
    /// A new game, even if another game is saved.
    case new
    /// A game that the player provides, even if another game is saved.
    case given(SavedGame)
  }

  /// Starts a table with a game and presents it.
  ///
  /// First saves a new game, a provided game, or a changed mode. `level` applies to both computers,
  /// except where `modes` sets a level. A `nil` level or mode keeps the saved one.
  ///
  /// - Throws: `LoadFailure.foreign` if a file named by the player is not a saved game.
  public static func start(
    with beginning: Beginning = .saved, isCoached: Bool = false, level: Level? = nil,
    modes: BySide<ModeChoice?> = BySide(dark: nil, light: nil), _ ports: Ports
  ) throws(LoadFailure) -> Table {
    let source = Source(ports.repository, beginning)
    let session = try LoadGame.start(
      isNew: beginning == .new, modes: modes,
      UseCases.Ports(repository: source, presenter: source))
    var table = Table(session.with(level, unlessChosenBy: modes))
    table.coach = isCoached ? .looks : .off
    table.run.isSaved = ports.repository.isLasting
    let found = source.found
    var before = Table(Session(found.saved))
    let last = try? ports.repository.archivedGames(last: 1)?.last
    before.isArchived = last?.isContinued(by: before.record) ?? false
    // The previous run may have been killed before it archived the game.
    table.present(before.archiveEnded(ports), ports)
    table.isArchived = before.isArchived
    table.wins = before.wins
    table.present(table.save(since: before, isAnother: beginning != .saved, ports), ports)
    ports.presenter.present(.started(found.origin), at: table)
    return table
  }
}

extension Session {
  /// Returns the session with a level for both computers.
  ///
  /// Keeps any level in `choices`, and all levels if `level` is `nil`.
  fileprivate func with(_ level: Level?, unlessChosenBy choices: BySide<ModeChoice?>) -> Session {
    guard let level else { return self }
    var modes = modes
    for side in Disk.sides {
      if case .computerAt = choices[side] { continue }
      modes.setLevel(level, of: side)
    }
    return Session(SavedGame(record: record, modes: modes))
  }
}

/// A repository that supplies the first game and notes its origin.
///
/// It saves nothing, because the table saves the game itself.
private final class Source: GameRepository, UseCases.Presenter {
  private let repository: any Table.Repository
  private let beginning: Table.Beginning
  private let state = Mutex(Found())

  struct Found {
    /// The saved game, or a new game if nothing was saved.
    var saved = SavedGame()
    var origin = Table.Event.Origin.new
  }

  init(_ repository: any Table.Repository, _ beginning: Table.Beginning) {
    self.repository = repository
    self.beginning = beginning
  }

  var found: Found { state.withLock(\.self) }

  func load() throws(LoadFailure) -> SavedGame? {
    guard case .given(let game) = beginning else { return try loadSaved() }
    do {
      // Loading sets aside a file that is not a saved game.
      _ = try loadSaved()
      state.withLock { $0.origin = .given }
    } catch {
      if case .foreign = error { throw error }
      state.withLock { $0.origin = .instead(of: error) }
    }
    return game
  }

  private func loadSaved() throws(LoadFailure) -> SavedGame? {
    let saved = try repository.load()
    if let saved { state.withLock { $0.saved = saved } }
    return saved
  }

  func save(_ saved: SavedGame) {}

  func present(_ event: UseCases.Event, in session: Session) {
    guard case .started(let origin) = event else { return }
    if case .given = beginning { return }
    state.withLock { state in
      state.origin =
        switch origin {
        case .new: .new
        case .resumed: .resumed
        case .instead(of: let failure): .instead(of: failure)
        }
    }
  }
}
