package import Infrastructure
import Synchronization

/// A clock that can be stopped, for a game at a terminal.
package final class GameClock: Clock {
  /// The time since the start, excluding stops.
  package typealias Instant = VirtualTime.Instant

  package let minimumResolution: Duration
  private let elapsed: @Sendable () -> Duration
  private let pause: @Sendable (Duration, Duration?) async throws -> Void
  private let stops = Mutex(Stops())

  private struct Stops {
    var total = Duration.zero
    /// The start of the current stop, or `nil` while the clock runs.
    var present: Duration?
  }

  package init(on base: some Clock<Duration> = ContinuousClock()) {
    let start = base.now
    minimumResolution = base.minimumResolution
    elapsed = { start.duration(to: base.now) }
    pause = { try await base.sleep(for: $0, tolerance: $1) }
  }

  package var now: Instant {
    stops.withLock { Instant(sinceStart: ($0.present ?? elapsed()) - $0.total) }
  }

  package func stop() {
    stops.withLock { stops in
      guard stops.present == nil else { return }
      stops.present = elapsed()
    }
  }

  package func resume() {
    stops.withLock { stops in
      guard let start = stops.present else { return }
      stops.total += elapsed() - start
      stops.present = nil
    }
  }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    // If the clock was stopped during a sleep, the deadline has not been reached yet.
    while now < deadline {
      try await pause(now.duration(to: deadline), tolerance)
    }
  }
}
