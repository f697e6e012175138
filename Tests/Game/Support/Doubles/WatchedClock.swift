package import Infrastructure
import Synchronization

/// A virtual clock that counts the tasks sleeping on it.
package final class WatchedClock: Clock {
  private let time: VirtualTime
  private let counts = Mutex((now: 0, most: 0, all: 0))

  package init(_ time: VirtualTime) {
    self.time = time
  }

  /// The number of sleeping tasks now, at the peak, and in total.
  package var sleepers: [Int] { counts.withLock { [$0.now, $0.most, $0.all] } }

  package var now: VirtualTime.Instant { time.now }
  package var minimumResolution: Duration { time.minimumResolution }

  package func sleep(until deadline: VirtualTime.Instant, tolerance: Duration?) async throws {
    counts.withLock {
      $0.now += 1
      $0.all += 1
      $0.most = max($0.most, $0.now)
    }
    defer { counts.withLock { $0.now -= 1 } }
    try await time.sleep(until: deadline, tolerance: tolerance)
  }
}
