import Synchronization

/// What a program has printed so far, and how it has ended, for those who wait for either.
final class Printed: Sendable {
  private struct State {
    var bytes: [Output: [UInt8]] = [:]
    var end: Run.End?
    var waiting:
      [(isOver: @Sendable (Run) -> Bool, continuation: CheckedContinuation<Void, Never>)] =
        []
  }

  /// Where a program prints.
  enum Output: Sendable {
    case out
    case err
  }

  private let state = Mutex(State())

  /// Everything so far; the status is -1 as long as the program runs.
  var run: Run { state.withLock { Self.run($0) } }

  func add(_ bytes: some Sequence<UInt8>, to output: Output) {
    change { $0.bytes[output, default: []] += bytes }
  }

  /// Notes the end of the program, found by something that must not happen while it is signalled.
  func end(_ find: () -> Run.End) {
    change { $0.end = find() }
  }

  /// Does something unless the program has ended, which it does not meanwhile.
  func unlessEnded(_ action: () -> Void) {
    state.withLock { if $0.end == nil { action() } }
  }

  /// Returns when something holds of what was printed, or the program has ended.
  func wait(until isOver: @escaping @Sendable (Run) -> Bool) async {
    await withCheckedContinuation { continuation in
      change { $0.waiting.append((isOver, continuation)) }
    }
  }

  private func change(_ change: (inout State) -> Void) {
    state.withLock { state in
      change(&state)
      guard !state.waiting.isEmpty else { return }
      let run = Self.run(state)
      let over = state.waiting.filter { state.end != nil || $0.isOver(run) }
      state.waiting.removeAll { state.end != nil || $0.isOver(run) }
      for waiting in over { waiting.continuation.resume() }
    }
  }

  private static func run(_ state: State) -> Run {
    func text(_ output: Output) -> String {
      String(decoding: state.bytes[output, default: []], as: UTF8.self)
    }
    return Run(out: text(.out), err: text(.err), end: state.end ?? .status(-1))
  }
}
