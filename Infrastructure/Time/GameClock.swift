import Synchronization

/// The clock of a game at a terminal: real time, less the time for which the game was stopped.
public final class GameClock: Clock {
  /// A moment, as the game time since the beginning.
  public typealias Instant = VirtualTime.Instant

  private struct State {
    var stopped = Duration.zero
    var stoppedAt: ContinuousClock.Instant?
  }

  private let real = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let state = Mutex(State())

  /// Makes a clock that goes.
  public init() {
    start = real.now
  }

  /// The present moment; it stays the same as long as the clock is stopped.
  public var now: Instant {
    let (stopped, present) = state.withLock { ($0.stopped, $0.stoppedAt ?? real.now) }
    return Instant(sinceStart: start.duration(to: present) - stopped)
  }

  /// The shortest time that can be told apart.
  public var minimumResolution: Duration { real.minimumResolution }

  /// Stops game time.
  public func stop() {
    state.withLock { $0.stoppedAt = $0.stoppedAt ?? real.now }
  }

  /// Lets game time go on.
  public func goOn() {
    state.withLock { state in
      guard let stoppedAt = state.stoppedAt else { return }
      state.stopped += stoppedAt.duration(to: real.now)
      state.stoppedAt = nil
    }
  }

  /// Returns at a moment of game time, at once if it is past.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    // Whoever wakes after a stop finds that less game time has passed, and sleeps on.
    while now < deadline {
      try await real.sleep(for: now.duration(to: deadline), tolerance: tolerance)
    }
  }
}
