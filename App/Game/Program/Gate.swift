import Synchronization

/// The gate where the game's computers wait with their answers during a study.
final class Gate: Sendable {
  /// The computers that wait, or `nil` while the gate is open.
  private let waiting = Mutex<[AsyncStream<Never>.Continuation]?>(nil)

  func open() {
    let waiting = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting ?? []
    }
    for continuation in waiting { continuation.finish() }
  }

  func close() {
    waiting.withLock { if $0 == nil { $0 = [] } }
  }

  /// Waits until the gate is open, or the task is canceled.
  func pass() async {
    while !Task.isCancelled {
      let (stream, continuation) = AsyncStream<Never>.makeStream()
      let isOpen = waiting.withLock { waiting in
        waiting?.append(continuation)
        return waiting == nil
      }
      if isOpen { return }
      for await _ in stream {}
    }
  }
}
