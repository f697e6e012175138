import Adapters
import Front
import Synchronization
import UseCases

/// Passes the events of the game to the archive and then to the front.
final class GamePresenter: Presenter {
  private let mailbox: Mailbox
  private let archive: Archive
  /// The choice that the loop carries out now, which causes the events.
  private let choice = Mutex<Choice?>(nil)

  init(_ mailbox: Mailbox, archive: Archive) {
    self.mailbox = mailbox
    self.archive = archive
  }

  func present(_ event: Event, in session: Session) {
    archive.follow(session)
    mailbox.send(.game(event, session, by: choice.withLock(\.self)))
  }

  /// Archives the game that a choice replaces, and keeps the choice as the cause.
  fileprivate func begin(_ choice: Choice, in session: Session) {
    if choice.archives(session) { archive.replace(session) }
    self.choice.withLock { $0 = choice }
  }

  fileprivate func end() {
    choice.withLock { $0 = nil }
  }
}

extension GameLoop {
  /// Chooses an input and handles it in one step.
  ///
  /// - Returns: `nil` if there was nothing to choose.
  func send(_ choice: Choice, through presenter: GamePresenter) -> (Input, Outcome)? {
    guard let input = choice.input(session) else { return nil }
    presenter.begin(choice, in: session)
    defer { presenter.end() }
    return (input, send(input))
  }
}
