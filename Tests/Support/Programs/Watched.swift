import Dispatch
import Synchronization

/// A value that changes, and the tasks that wait until it meets a condition.
final class Watched<Value: Sendable>: Sendable {
  private struct Waiting {
    let holds: @Sendable (Value) -> Bool
    let continuation: CheckedContinuation<Value?, Never>
  }

  private struct State {
    var value: Value
    var waiting: [Int: Waiting] = [:]
    var count = 0
  }

  private let state: Mutex<State>

  init(_ value: Value) {
    state = Mutex(State(value: value))
  }

  var value: Value { state.withLock(\.value) }

  /// Changes the value, and resumes the tasks whose condition it now meets.
  func change<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
    state.withLock { state in
      let result = change(&state.value)
      let value = state.value
      for (number, waiting) in state.waiting where waiting.holds(value) {
        state.waiting[number] = nil
        waiting.continuation.resume(returning: value)
      }
      return result
    }
  }

  /// Returns the first value that meets a condition; nil if that takes too long or the task is
  /// canceled.
  func first(
    within seconds: Double? = nil, where holds: @escaping @Sendable (Value) -> Bool
  ) async -> Value? {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let value = state.withLock { state -> Value?? in
          if holds(state.value) { return .some(state.value) }
          if Task.isCancelled { return .some(nil) }
          state.waiting[number] = Waiting(holds: holds, continuation: continuation)
          return nil
        }
        if let value { return continuation.resume(returning: value) }
        guard let seconds else { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in
          self?.giveUp(number)
        }
      }
    } onCancel: {
      giveUp(number)
    }
  }

  private func giveUp(_ number: Int) {
    let waiting = state.withLock { $0.waiting.removeValue(forKey: number) }
    waiting?.continuation.resume(returning: nil)
  }
}
