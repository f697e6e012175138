import Synchronization
import UseCases

/// How often the processes of one command were started again after one of them had failed (C8.12).
final class Restarts: Sendable {
  private struct State {
    var count = 0
    /// Tells of one, with what was wrong.
    var tell: (@Sendable (ComputerFailure) -> Void)?
  }

  private let state = Mutex(State())

  var count: Int { state.withLock(\.count) }

  /// Has each one told from now on.
  func tell(_ tell: @escaping @Sendable (ComputerFailure) -> Void) {
    state.withLock { $0.tell = tell }
  }

  /// Notes that a process was started in the place of one that had failed.
  func add(after failure: ComputerFailure) {
    let tell = state.withLock { state in
      state.count += 1
      return state.tell
    }
    tell?(failure)
  }
}
