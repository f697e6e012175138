import Dispatch

/// Does work that blocks its thread, such as a search or a read, and returns what comes of it.
public struct Worker: Sendable {
  /// Where work is done.
  public enum Place: Sendable {
    /// On the thread of the task that asks, which is blocked meanwhile. On virtual time, which must
    /// stand still until the work is done.
    case caller
    /// On a thread of its own, one piece after the other, so that nothing else waits. Swift's own
    /// threads are as few as the processors, and must not be blocked.
    case ownThread
  }

  /// What runs the work, or nil for the thread of the caller.
  private let queue: DispatchQueue?

  /// Makes a worker with a name, which tells its thread from others in a debugger.
  package init(_ place: Place, name: String) {
    queue =
      switch place {
      case .caller: nil
      case .ownThread: DispatchQueue(label: name)
      }
  }

  /// Returns what the work returns.
  package func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    guard let queue else { return work() }
    return await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
  }

  /// Returns what the work returns, or throws as soon as the task is canceled; work on a thread of
  /// its own then goes on, and nobody hears what comes of it.
  package func runUnlessCanceled<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value
  ) async throws(CancellationError) -> Value {
    guard let queue else { return work() }
    let (values, value) = AsyncStream.makeStream(of: Value.self)
    queue.async { value.yield(work()) }
    // The stream of a task that is canceled ends at once.
    for await value in values { return value }
    throw CancellationError()
  }
}
