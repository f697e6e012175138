import Synchronization
import UseCases

/// The ports of a program that can be killed: after that nothing of it comes through.
final class Plug: GameRepository, Presenter {
  private let isPulled = Mutex(false)
  private let repository: any GameRepository
  private let presenter: any Presenter
  private let willPresent: @Sendable (Event, Session) -> Void

  /// Makes the ports of a program; the function hears of each event before it is presented.
  init(
    _ repository: any GameRepository, _ presenter: any Presenter,
    willPresent: @escaping @Sendable (Event, Session) -> Void
  ) {
    self.repository = repository
    self.presenter = presenter
    self.willPresent = willPresent
  }

  /// Kills the program.
  func pull() {
    isPulled.withLock { $0 = true }
  }

  func load() throws(LoadFailure) -> SavedGame? {
    try repository.load()
  }

  func save(_ saved: SavedGame) throws(SaveFailure) {
    if !isPulled.withLock(\.self) { try repository.save(saved) }
  }

  func present(_ event: Event, in session: Session) {
    guard !isPulled.withLock(\.self) else { return }
    willPresent(event, session)
    presenter.present(event, in: session)
  }
}
