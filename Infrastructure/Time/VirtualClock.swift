import Synchronization

extension VirtualTime: Clock {
  /// A moment, as the time since the start.
  public struct Instant: InstantProtocol {
    /// The time since the start.
    public let sinceStart: Duration

    /// Returns the moment that is later by a duration.
    public func advanced(by duration: Duration) -> Instant {
      Instant(sinceStart: sinceStart + duration)
    }

    /// Returns the time from this moment to another.
    public func duration(to other: Instant) -> Duration {
      other.sinceStart - sinceStart
    }

    /// Returns whether the first moment is before the second.
    public static func < (first: Instant, second: Instant) -> Bool {
      first.sinceStart < second.sinceStart
    }
  }

  /// The present moment.
  public var now: Instant { sleepers.withLock { Instant(sinceStart: $0.now) } }

  /// The shortest time that the clock can measure: zero, because virtual time is exact.
  public var minimumResolution: Duration { .zero }

  /// Waits until a moment; one that is past is due at once.
  ///
  /// - Parameter tolerance: if it is more than zero, all else that is due at that moment runs
  ///   first.
  /// - Throws: `CancellationError` as soon as the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = sleepers.withLock { $0.number() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: Sleepers.Sleeper.Continuation) in
        let sleeper = Sleepers.Sleeper(
          deadline: deadline.sinceStart, tolerance: tolerance ?? .zero, number: number,
          continuation: continuation)
        sleepers.withLock { sleepers in
          // A task that is canceled from here on is removed when the lock is free.
          if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
          sleepers.add(sleeper)
        }
      }
    } onCancel: {
      let canceled = sleepers.withLock { $0.remove(number: number) }
      canceled?.continuation.resume(throwing: CancellationError())
    }
  }
}
