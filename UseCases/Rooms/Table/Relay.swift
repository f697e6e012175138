import Domain
import Synchronization
import UseCases

/// What stands between the game and the outside: it saves for the game, keeps it when it has ended
/// or is left (R7.10), and remembers what the game tells, to be told with all that stands around it.
final class Relay: GameRepository, UseCases.Presenter {
  private struct State {
    var isKept: Bool
    var failures: [SaveFailure] = []
    var events: [Table.Told] = []
  }

  private let repository: any Table.Repository
  private let before: Table
  private let isAnother: Bool?
  private let players: Modes
  private let state: Mutex<State>

  /// Stands in front of a repository, and knows the table as it was before, and whether another
  /// game is saved; if that is not known, it is one without the steps of the one before.
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

  /// Whether the game that was saved last is kept.
  var isKept: Bool { state.withLock(\.isKept) }

  /// What the game has told that has led to a session, behind why a game could not be kept.
  func told(at session: Session) -> [Table.Told] {
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

  /// Keeps a game if it has ended, with those who have ended it.
  func keepEnded(_ saved: SavedGame) {
    guard saved.record.game.turn == nil else { return }
    keep(saved.record, playedBy: before.game.turn == nil ? players : saved.modes)
  }

  /// Keeps a game with a move, unless that has been done.
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
