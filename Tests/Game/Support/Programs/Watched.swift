import Synchronization

/// A value, and the tasks that wait until it meets a condition.
final class Watched<Value: Sendable>: Sendable {
  private struct Waiting {
    let holds: @Sendable (Value) -> Bool
    let continuation: CheckedContinuation<Value?, Never>
  }

  private struct State {
    var value: Value
    var waiting: [Int: Waiting] = [:]
  }

  private let state: Mutex<State>

  init(_ value: Value) {
    state = Mutex(State(value: value))
  }

  var value: Value { state.withLock(\.value) }

  /// Changes the value and resumes the tasks whose condition it now meets.
  func change<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
    state.withLock { state in
      let result = change(&state.value)
      let value = state.value
      for (number, waiting) in state.waiting where waiting.holds(value) {
        state.waiting[number] = nil
        Watchdog.shared.end(number)
        waiting.continuation.resume(returning: value)
      }
      return result
    }
  }

  /// Returns the first value that meets a condition, or `nil` if canceled.
  ///
  /// `what` describes the wait, given the current value.
  func first(
    _ what: @escaping @Sendable (Value) -> String, where holds: @escaping @Sendable (Value) -> Bool
  ) async -> Value? {
    let number = Watchdog.shared.begin { [self] in what(value) }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let value = state.withLock { state -> Value?? in
          if holds(state.value) { return .some(state.value) }
          if Task.isCancelled { return .some(nil) }
          state.waiting[number] = Waiting(holds: holds, continuation: continuation)
          return nil
        }
        guard let value else { return }
        Watchdog.shared.end(number)
        continuation.resume(returning: value)
      }
    } onCancel: {
      let waiting = state.withLock { $0.waiting.removeValue(forKey: number) }
      guard let waiting else { return }
      Watchdog.shared.end(number)
      waiting.continuation.resume(returning: nil)
    }
  }
}
