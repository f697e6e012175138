import Dispatch
import Foundation
import Synchronization
import TestSupport

/// Ends the tests when nothing comes anymore that they wait for, and says what they wait for.
///
/// As long as anything comes, it waits on, however slow the machine is.
package final class Watchdog: Sendable {
  private struct State {
    var awaited: [Int: @Sendable () -> String] = [:]
    /// How often a wait has begun or ended.
    var changes = 0
  }

  /// The watchdog of the test run, which it ends, and with it the programs that the tests have
  /// started.
  package static let shared = {
    let watchdog = Watchdog(patience: RunOptions.watchdog) { awaited in
      let waits = awaited.map { "✘ Watchdog: the tests wait in vain for \($0)\n" }
      FileHandle.standardError.write(Data(waits.joined().utf8))
      fflush(nil)
      _exit(1)
    }
    watchdog.letLoose()
    return watchdog
  }()

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "watchdog")
  private let patience: Double
  private let bark: @Sendable ([String]) -> Void

  /// Makes a watchdog.
  ///
  /// - Parameters:
  ///   - patience: the seconds without any change after which it barks, once it is let loose.
  ///   - bark: is told all that is awaited then.
  package init(patience: Double, bark: @escaping @Sendable ([String]) -> Void) {
    (self.patience, self.bark) = (patience, bark)
  }

  /// Begins to look for what is awaited in vain.
  package func letLoose() {
    look(after: -1, quietQuarters: 0)
  }

  /// Looks for a change once more, after a quarter of its patience.
  private func look(after changes: Int, quietQuarters: Int) {
    queue.asyncAfter(deadline: .now() + patience / 4) { [weak self] in
      guard let self else { return }
      let now = state.withLock(\.self)
      let isQuiet = now.changes == changes && !now.awaited.isEmpty
      if isQuiet, quietQuarters == 3 { bark(now.awaited.values.map { $0() }) }
      look(after: now.changes, quietQuarters: isQuiet ? quietQuarters + 1 : 0)
    }
  }

  /// Returns the result of an action that waits for something.
  package func watching<Result>(
    _ what: @autoclosure @escaping @Sendable () -> String, _ action: () async throws -> Result
  ) async rethrows -> Result {
    let number = begin(what)
    defer { end(number) }
    return try await action()
  }

  /// Notes what is awaited from now on, and returns the number of the wait.
  package func begin(_ what: @escaping @Sendable () -> String) -> Int {
    state.withLock { state in
      state.changes += 1
      state.awaited[state.changes] = what
      return state.changes
    }
  }

  /// Notes that a wait is over.
  package func end(_ number: Int) {
    state.withLock { state in
      state.changes += 1
      state.awaited[number] = nil
    }
  }
}
