import Domain
import Synchronization
import UseCases

/// The layer between the game and the ports, which saves and collects events.
///
/// It also archives a game that has ended or is replaced (R7.10). The table presents the events
/// later, with all that stands around the game.
final class Relay: GameRepository, UseCases.Presenter {
  private struct State {
    var isKept: Bool
    var failures: [SaveFailure] = []
    var events: [Table.Announcement] = []
  }

  private let repository: any Table.Repository
  private let before: Table
  private let isAnother: Bool?
  private let players: Modes
  private let state: Mutex<State>

  /// Creates a relay with the table before the change.
  ///
  /// `isAnother` tells whether another game is saved. With `nil`, another game is one without the
  /// steps of the previous one.
  init(
    _ repository: any Table.Repository, _ before: Table, isAnother: Bool? = nil,
    playedBy players: Modes? = nil
  ) {
    self.isAnother = isAnother
    self.players = players ?? before.modes
    self.repository = repository
    self.before = before
    state = Mutex(State(isKept: before.isKept))
  }

  /// True if the last saved game is archived.
  var isKept: Bool { state.withLock(\.isKept) }

  /// Returns the collected events, failures to archive first.
  func told(at session: Session) -> [Table.Announcement] {
    let state = state.withLock(\.self)
    let first = state.events.first?.session ?? session
    return state.failures.map { (.game(.saveFailed($0)), first) } + state.events
  }

  func load() throws(LoadFailure) -> SavedGame? { try repository.load() }

  func save(_ saved: SavedGame) throws(SaveFailure) {
    if isAnother ?? !saved.record.steps.starts(with: before.record.steps) {
      keep(before.record, playedBy: players)
      state.withLock { $0.isKept = false }
    }
    let result = Result { () throws(SaveFailure) in try repository.save(saved) }
    keepEnded(saved)
    try result.get()
  }

  func present(_ event: UseCases.Event, in session: Session) {
    state.withLock { state in
      if event == .reset { state.isKept = false }
      state.events.append((.game(event), session))
    }
  }

  /// Archives a game that has ended, with the players who ended it.
  func keepEnded(_ saved: SavedGame) {
    guard saved.record.game.turn == nil else { return }
    keep(saved.record, playedBy: before.game.turn == nil ? players : saved.modes)
  }

  private func keep(_ record: Record, playedBy modes: Modes) {
    guard !isKept, record.lastMove != nil else { return }
    do throws(SaveFailure) {
      try repository.keep(record, playedBy: modes)
      state.withLock { $0.isKept = true }
    } catch {
      state.withLock { $0.failures.append(error) }
    }
  }
}
