package import Infrastructure
import Synchronization

/// A clock that goes on only by hand, and on which nobody sleeps.
package final class HandClock: Clock {
  private let time = Mutex(VirtualTime().now)

  package init() {}

  package var now: VirtualTime.Instant { time.withLock { $0 } }
  package var minimumResolution: Duration { .zero }

  package func advance(by duration: Duration) {
    time.withLock { $0 = $0.advanced(by: duration) }
  }

  package func sleep(until deadline: VirtualTime.Instant, tolerance: Duration?) async throws {}
}
