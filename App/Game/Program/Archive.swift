import ArchivedGames
import Domain
import Front
import Synchronization
import UseCases

/// The past games.
///
/// A game is added once, when it ends or before another one replaces it.
final class Archive: Sendable {
  private struct State {
    /// True if the current game needs no line, or no other one.
    var isArchived = false
    /// True once the end of the current game was seen.
    var hasEnded = false
    /// The last game of the archive if the current one may be its beginning.
    var last: Record?
    /// The level at which each side's computer has thought last in this game.
    var levels = BySide<Level?>(dark: nil, light: nil)
    /// True if the last game that had to be archived could not be.
    var hasFailed = false
  }

  private let games: ArchivingRepository
  private let tell: @Sendable (Message) -> Void
  private let settings: SettingsInFile
  private let state: Mutex<State>

  /// The number of common steps that mark a resumed game as the archived one.
  private static let stepsInCommon = 30

  /// Creates the archive of a run that begins with a saved game, if any.
  ///
  /// - Parameter tell: tells that a game could not be archived, or could again.
  init(
    _ place: SavePlace, _ settings: SettingsInFile, tell: @escaping @Sendable (Message) -> Void
  ) {
    games = place.repository
    self.settings = settings
    self.tell = tell
    let last = (try? games.archivedGames(last: 1))?.last?.game.record
    var state = State()
    if let last, let saved = place.saved, last.game.turn == nil, saved.record.lastMove != nil,
      last.begins(with: saved.record)
    {
      state.isArchived = saved.record.steps.count >= Self.stepsInCommon
      state.last = last
    }
    self.state = Mutex(state)
  }

  /// Adds the current game once it is over.
  func follow(_ session: Session) {
    guard session.game.turn == nil else { return }
    state.withLock { state in
      guard !state.hasEnded else { return }
      state.hasEnded = true
      add(session, &state)
    }
  }

  /// Adds the current game before another one replaces it.
  func replace(_ session: Session) {
    state.withLock { state in
      add(session, &state)
      state = State(hasFailed: state.hasFailed)
    }
  }

  /// Notes the level at which a side's computer begins to think.
  func note(_ level: Level, of side: Disk) {
    state.withLock { $0.levels[side] = level }
  }

  /// Returns all past games, the newest last, or `nil` without an archive.
  func all() throws(LoadFailure) -> [ArchivedGame]? {
    try games.archivedGames(last: .max)
  }

  /// Returns the games of which the wins are counted, or `nil`.
  func recent() -> [ArchivedGame]? {
    (try? games.archivedGames(last: Wins.gamesLookedAt)) ?? nil
  }

  private func add(_ session: Session, _ state: inout State) {
    let record = session.record
    guard !state.isArchived, record.lastMove != nil else { return }
    if let last = state.last, last.begins(with: record) { return }
    // An option counts from the first thought of this run on.
    let kept = settings.inUse.kept.levels
    let played = BySide { state.levels[$0] ?? kept[$0] }
    do throws(SaveFailure) {
      try games.archive(KeptGame(record, players: BySide(session.modes, played)))
      state.isArchived = true
      if state.hasFailed { tell(.archived) }
      state.hasFailed = false
    } catch {
      state.hasFailed = true
      tell(.failed(.archiving(error)))
    }
  }
}

extension Record {
  /// Returns whether a record has all steps of another one first.
  func begins(with other: Record) -> Bool {
    start == other.start && steps.starts(with: other.steps)
  }
}
