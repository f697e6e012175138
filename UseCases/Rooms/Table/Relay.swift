import Domain
import Synchronization
import UseCases

/// A relay that saves games and collects events for the table.
///
/// It also archives a game that ends or is replaced (R7.10). The table presents the collected
/// events later, with its own state.
final class Relay: GameRepository, UseCases.Presenter {
  private struct State {
    var isArchived: Bool
    var failures: [SaveFailure] = []
    var events: [Table.Announcement] = []
  }

  private let repository: any Table.Repository
  private let before: Table
  private let isAnother: Bool?
  private let players: Modes
  private let state: Mutex<State>

  /// Creates a relay from the table's state before the change.
  ///
  /// `isAnother` is true if the game to save is a different one. If it is `nil`, the game is
  /// different unless it continues the previous steps.
  init(
    _ repository: any Table.Repository, _ before: Table, isAnother: Bool? = nil,
    playedBy players: Modes? = nil
  ) {
    self.isAnother = isAnother
    self.players = players ?? before.modes
    self.repository = repository
    self.before = before
    state = Mutex(State(isArchived: before.isArchived))
  }

  /// True if the last saved game is archived.
  var isArchived: Bool { state.withLock(\.isArchived) }

  /// Returns the collected events, with archiving failures first.
  func told(at session: Session) -> [Table.Announcement] {
    let state = state.withLock(\.self)
    let first = state.events.first?.session ?? session
    return state.failures.map { (.game(.saveFailed($0)), first) } + state.events
  }

  func load() throws(LoadFailure) -> SavedGame? { try repository.load() }

  func save(_ saved: SavedGame) throws(SaveFailure) {
    if isAnother ?? !saved.record.steps.starts(with: before.record.steps) {
      archive(KeptGame(before.record, players: players))
      state.withLock { $0.isArchived = false }
    }
    let result = Result { () throws(SaveFailure) in try repository.save(saved) }
    archiveEnded(saved)
    try result.get()
  }

  func present(_ event: UseCases.Event, in session: Session) {
    state.withLock { state in
      if event == .reset { state.isArchived = false }
      state.events.append((.game(event), session))
    }
  }

  /// Archives a game if it has ended.
  ///
  /// The archived players are those at the end of the game.
  func archiveEnded(_ saved: SavedGame) {
    guard saved.record.game.turn == nil else { return }
    let players = before.game.turn == nil ? players : saved.modes
    archive(KeptGame(saved.record, players: players))
  }

  private func archive(_ game: KeptGame) {
    guard !isArchived, game.record.lastMove != nil else { return }
    do throws(SaveFailure) {
      try repository.archive(game)
      state.withLock { $0.isArchived = true }
    } catch {
      state.withLock { $0.failures.append(error) }
    }
  }
}
