package import Infrastructure
import Synchronization

/// The clock of a game at a terminal, which leaves out the time during which the game was stopped.
package final class GameClock: Clock {
  /// A moment, as the time since the start that was spent out of stops.
  package typealias Instant = VirtualTime.Instant

  /// The shortest time that the clock can measure.
  package let minimumResolution: Duration
  private let elapsed: @Sendable () -> Duration
  private let pause: @Sendable (Duration, Duration?) async throws -> Void
  private let stops = Mutex(Stops())

  /// The stops of the game.
  private struct Stops {
    /// The time spent in stops that are over.
    var total = Duration.zero
    /// When the present stop began, or nil if the clock runs.
    var present: Duration?
  }

  /// Makes a clock that runs as another one does.
  package init(on base: some Clock<Duration> = ContinuousClock()) {
    let start = base.now
    minimumResolution = base.minimumResolution
    elapsed = { start.duration(to: base.now) }
    pause = { try await base.sleep(for: $0, tolerance: $1) }
  }

  /// The present moment of the game.
  package var now: Instant {
    stops.withLock { Instant(sinceStart: ($0.present ?? elapsed()) - $0.total) }
  }

  /// Stops the clock, unless it is stopped.
  package func stop() {
    stops.withLock { stops in
      guard stops.present == nil else { return }
      stops.present = elapsed()
    }
  }

  /// Lets the clock run again after a stop.
  package func resume() {
    stops.withLock { stops in
      guard let start = stops.present else { return }
      stops.total += elapsed() - start
      stops.present = nil
    }
  }

  /// Waits until a moment of the game.
  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    // If the clock was stopped meanwhile, less game time has passed than the sleep took.
    while now < deadline {
      try await pause(now.duration(to: deadline), tolerance)
    }
  }
}
