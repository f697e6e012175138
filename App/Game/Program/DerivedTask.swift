/// The only task for a value that the model derives, or none.
struct DerivedTask<Value: Equatable & Sendable>: ~Copyable {
  private var value: Value?
  private var task: Task<Void, Never>?

  /// Ends the task of another value, and starts that of a new one.
  mutating func follow(_ value: Value?, start: (Value) -> Task<Void, Never>) {
    guard value != self.value else { return }
    task?.cancel()
    self.value = value
    task = value.map(start)
  }

  deinit {
    task?.cancel()
  }
}
