import Synchronization

extension VirtualTime: Clock {
  /// A moment, as the time since the beginning.
  public struct Instant: InstantProtocol {
    /// The time since the beginning.
    public let sinceStart: Duration

    /// Returns the moment so much later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(sinceStart: sinceStart + duration)
    }

    /// Returns the time from this moment to another.
    public func duration(to other: Instant) -> Duration {
      other.sinceStart - sinceStart
    }

    /// Returns whether a moment is before another.
    public static func < (first: Instant, second: Instant) -> Bool {
      first.sinceStart < second.sinceStart
    }
  }

  /// The present moment.
  public var now: Instant {
    sleepers.withLock { Instant(sinceStart: $0.now) }
  }

  /// The shortest time that can be told apart: virtual time is exact.
  public var minimumResolution: Duration {
    .zero
  }

  /// Returns at a moment, at once if it is past.
  ///
  /// - Parameters:
  ///   - deadline: the moment.
  ///   - tolerance: more than zero lets everything else that is due at that moment come before.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = sleepers.withLock { $0.number() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeps = sleepers.withLock {
          $0.add(
            Sleepers.Sleeper(
              deadline: deadline.sinceStart, tolerance: tolerance ?? .zero, number: number,
              continuation: continuation))
        }
        if !sleeps { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      sleepers.withLock { $0.cancel(number) }?.resume(throwing: CancellationError())
    }
  }
}
