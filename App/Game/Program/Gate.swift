import Synchronization

/// The gate where the game's computers wait with their answers during a study.
final class Gate: Sendable {
  private struct State {
    /// The number of times that the gate was closed.
    var closings = 0
    var isOpen = true
    /// The computers that wait.
    var waiting: [AsyncStream<Never>.Continuation] = []
  }

  private let state = Mutex(State())

  /// Closes the gate.
  ///
  /// - Returns: the number of the closing, with which the gate opens again.
  func close() -> Int {
    state.withLock { state in
      state.closings += 1
      state.isOpen = false
      return state.closings
    }
  }

  /// Opens the gate, unless it was closed again.
  func open(after closing: Int) {
    let waiting = state.withLock { state in
      guard closing == state.closings else { return [AsyncStream<Never>.Continuation]() }
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.finish() }
  }

  /// Waits until the gate is open, or the task is canceled.
  func pass() async {
    while !Task.isCancelled {
      let (stream, continuation) = AsyncStream<Never>.makeStream()
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { return }
      for await _ in stream {}
    }
  }
}
