import Dispatch

/// Waits for work on another thread, but only for a limited time.
public enum BoundedWait {
  /// Starts work on another thread, and waits until it is done or the time is over.
  ///
  /// The work continues when the time is over.
  ///
  /// - Parameters:
  ///   - milliseconds: the longest time to wait.
  ///   - work: the work, which calls its argument when it is done.
  public static func wait(
    atMost milliseconds: Int,
    for work: @escaping @Sendable (_ done: @escaping @Sendable () -> Void) -> Void
  ) {
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.global(qos: .userInitiated).async { work { isDone.signal() } }
    _ = isDone.wait(timeout: .now() + .milliseconds(milliseconds))
  }
}
