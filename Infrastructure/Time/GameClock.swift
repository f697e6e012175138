import Synchronization

/// The clock of a game at a terminal, which leaves out the time during which the game was stopped.
package final class GameClock: Clock {
  package typealias Instant = VirtualTime.Instant

  package let minimumResolution: Duration
  private let elapsed: @Sendable () -> Duration
  private let pause: @Sendable (Duration, Duration?) async throws -> Void
  /// The time spent in stops that are over, and when the present stop began, unless the clock runs.
  private let state = Mutex<(stopped: Duration, stoppedAt: Duration?)>((.zero, nil))

  package init(on base: some Clock<Duration> = ContinuousClock()) {
    let start = base.now
    minimumResolution = base.minimumResolution
    elapsed = { start.duration(to: base.now) }
    pause = { try await base.sleep(for: $0, tolerance: $1) }
  }

  package var now: Instant {
    state.withLock { Instant(sinceStart: ($0.stoppedAt ?? elapsed()) - $0.stopped) }
  }

  package func stop() { state.withLock { $0.stoppedAt = $0.stoppedAt ?? elapsed() } }

  package func resume() {
    state.withLock { state in
      guard let stoppedAt = state.stoppedAt else { return }
      state.stopped += elapsed() - stoppedAt
      state.stoppedAt = nil
    }
  }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    // If the clock was stopped meanwhile, less game time has passed than the sleep took.
    while now < deadline {
      try await pause(now.duration(to: deadline), tolerance)
    }
  }
}
