import Synchronization
import UseCases

/// Keeps what it is given, in its order.
final class RecordingPresenter: Presenter {
  private let recorded = Mutex<[Event]>([])

  var events: [Event] { recorded.withLock { $0 } }

  func present(_ event: Event, in session: Session) {
    recorded.withLock { $0.append(event) }
  }
}
