public import Infrastructure
import Synchronization
public import UseCases

/// A presenter that records each event, with the session and the time.
public final class RecordingPresenter: Presenter {
  /// An event that was presented.
  public struct Presented: Hashable, Sendable {
    /// The event.
    public let event: Event
    /// The session after the event.
    public let session: Session
    /// The virtual time since the start, or zero without a clock.
    public let time: Duration
  }

  private let kept = Mutex<[Presented]>([])
  private let clock: VirtualTime?

  /// Creates a presenter without any events, optionally with a clock.
  public init(on clock: VirtualTime? = nil) { self.clock = clock }

  /// The events with their sessions and times, in order.
  public var presented: [Presented] { kept.withLock(\.self) }

  /// The events, in order.
  public var events: [Event] { presented.map(\.event) }

  /// Records an event.
  public func present(_ event: Event, in session: Session) {
    let time = clock?.now.sinceStart ?? .zero
    kept.withLock { $0.append(Presented(event: event, session: session, time: time)) }
  }
}
