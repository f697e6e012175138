import Synchronization

/// The clock of a game at a terminal, which leaves out the time during which the game was stopped.
public final class GameClock: Clock {
  /// A moment, as the game time since the clock was made.
  public typealias Instant = VirtualTime.Instant

  private struct State {
    /// The time spent in stops that are over.
    var stopped = Duration.zero
    /// When the current stop began, or nil if the clock runs.
    var stoppedAt: Duration?
  }

  /// The shortest time that the clock can measure.
  public let minimumResolution: Duration
  private let elapsed: @Sendable () -> Duration
  private let pause: @Sendable (Duration, Duration?) async throws -> Void
  private let state = Mutex(State())

  /// Makes a clock that runs, on a clock that measures real time.
  public init(on base: some Clock<Duration> = ContinuousClock()) {
    let start = base.now
    minimumResolution = base.minimumResolution
    elapsed = { start.duration(to: base.now) }
    pause = { try await base.sleep(for: $0, tolerance: $1) }
  }

  /// The present moment, which stays the same while the clock is stopped.
  public var now: Instant {
    state.withLock { Instant(sinceStart: ($0.stoppedAt ?? elapsed()) - $0.stopped) }
  }

  /// Stops the clock, if it runs.
  public func stop() {
    state.withLock { $0.stoppedAt = $0.stoppedAt ?? elapsed() }
  }

  /// Lets the clock run again, if it is stopped.
  public func resume() {
    state.withLock { state in
      guard let stoppedAt = state.stoppedAt else { return }
      state.stopped += elapsed() - stoppedAt
      state.stoppedAt = nil
    }
  }

  /// Waits until a moment of game time, or throws `CancellationError` once the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    // If the clock was stopped meanwhile, less game time has passed than the sleep took.
    while now < deadline {
      try await pause(now.duration(to: deadline), tolerance)
    }
  }
}
