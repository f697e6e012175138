import Domain
import Synchronization
import UseCases

/// What stands between the game and the outside: it saves for the game, after it has kept one that
/// is left, and remembers what the game tells, to be told with all that stands around it.
final class Relay: GameRepository, UseCases.Presenter {
  private let repository: any Table.Repository
  private let before: Table
  private let isAnother: Bool?
  private let players: Modes
  private let events = Mutex<[Table.Told]>([])

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
  }

  /// What the game has told.
  var told: [Table.Told] { events.withLock(\.self) }

  func load() throws(LoadFailure) -> SavedGame? { try repository.load() }

  func save(_ saved: SavedGame) throws(SaveFailure) {
    let isAnother = isAnother ?? !saved.record.steps.starts(with: before.record.steps)
    if let failure = repository.keep(
      before.record, playedBy: players, leftFor: saved, isAnother: isAnother)
    {
      present(.saveFailed(failure), in: Session(saved))
    }
    try repository.save(saved)
  }

  func present(_ event: UseCases.Event, in session: Session) {
    events.withLock { $0.append((.game(event), session)) }
  }
}
