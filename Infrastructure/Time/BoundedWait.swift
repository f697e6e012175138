import Dispatch

/// Waits for work on another thread, but only for a limited time.
package enum BoundedWait {
  /// Starts work on another thread, and waits until it calls its argument or the time is over; then
  /// the work continues.
  package static func wait(
    atMost milliseconds: Int,
    for work: @escaping @Sendable (_ done: @escaping @Sendable () -> Void) -> Void
  ) {
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.global(qos: .userInitiated).async { work { isDone.signal() } }
    _ = isDone.wait(timeout: .now() + .milliseconds(milliseconds))
  }
}
