import Adapters

/// The only task for a value that the model derives, or none.
struct DerivedTask<Value: Equatable & Sendable>: ~Copyable {
  private var value: Value?
  /// The latest task, which may have been canceled.
  private var task: Task<Void, Never>?

  /// Cancels the task of another value, and starts that of a new one behind it.
  mutating func follow(
    _ value: Value?, _ work: @escaping @Sendable (Value) async -> Void, on timeline: Timeline
  ) {
    guard value != self.value else { return }
    self.value = value
    task?.cancel()
    guard let value else { return }
    task = timeline.start { [task] in
      await task?.value
      if !Task.isCancelled { await work(value) }
    }
  }

  deinit {
    task?.cancel()
  }
}
