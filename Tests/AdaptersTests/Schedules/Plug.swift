import Synchronization
import UseCases

/// The ports of a program that can be killed: after that nothing of it comes through.
///
/// A clerk notes what comes through.
final class Plug: GameRepository, Presenter {
  private let isPulled = Mutex(false)
  private let repository: any GameRepository
  private let presenter: any Presenter
  private let clerk: Clerk

  /// Makes the ports of a program.
  init(_ repository: any GameRepository, _ presenter: any Presenter, clerk: Clerk) {
    self.repository = repository
    self.presenter = presenter
    self.clerk = clerk
  }

  var ports: Ports { Ports(repository: self, presenter: self) }

  /// Kills the program.
  func pull() {
    isPulled.withLock { $0 = true }
  }

  func load() throws(LoadFailure) -> SavedGame? {
    try repository.load()
  }

  func save(_ saved: SavedGame) throws(SaveFailure) {
    guard !isPulled.withLock(\.self) else { return }
    do {
      try repository.save(saved)
    } catch {
      clerk.note(saved, fails: true)
      throw error
    }
    clerk.note(saved, fails: false)
  }

  func present(_ event: Event, in session: Session) {
    guard !isPulled.withLock(\.self) else { return }
    clerk.note(event, in: session)
    presenter.present(event, in: session)
  }
}
