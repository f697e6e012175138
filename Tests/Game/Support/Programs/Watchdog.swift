import Dispatch
import Foundation
import GameSupport
import Synchronization
import TestSupport

/// A watchdog that ends tests waiting in vain and reports their waits.
///
/// It does not bark while anything changes, however slow the machine is.
package final class Watchdog: Sendable {
  private struct State {
    var awaited: [Int: @Sendable () -> String] = [:]
    var changes = 0
  }

  /// The watchdog of the test run, which ends the run and its programs.
  package static let shared = {
    let watchdog = Watchdog(timeLimit: RunOptions.watchdog) { awaited in
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
  private let timeLimit: Double
  private let bark: @Sendable ([String]) -> Void

  /// Creates a watchdog.
  ///
  /// - Parameters:
  ///   - timeLimit: the seconds without a change after which it barks.
  ///   - bark: called with all waits.
  package init(timeLimit: Double, bark: @escaping @Sendable ([String]) -> Void) {
    (self.timeLimit, self.bark) = (timeLimit, bark)
  }

  package func letLoose() {
    look(after: -1, quietQuarters: 0)
  }

  /// Checks for a change after a quarter of the time limit.
  private func look(after changes: Int, quietQuarters: Int) {
    queue.asyncAfter(deadline: .now() + timeLimit / 4) { [weak self] in
      guard let self else { return }
      let now = state.withLock(\.self)
      let isQuiet = now.changes == changes && !now.awaited.isEmpty
      if isQuiet, quietQuarters == 3 { bark(now.awaited.values.map { $0() }) }
      look(after: now.changes, quietQuarters: isQuiet ? quietQuarters + 1 : 0)
    }
  }

  package func watching<Result>(
    _ what: @autoclosure @escaping @Sendable () -> String, _ action: () async throws -> Result
  ) async rethrows -> Result {
    let number = begin(what)
    defer { end(number) }
    return try await action()
  }

  package func begin(_ what: @escaping @Sendable () -> String) -> Int {
    state.withLock { state in
      state.changes += 1
      state.awaited[state.changes] = what
      return state.changes
    }
  }

  package func end(_ number: Int) {
    state.withLock { state in
      state.changes += 1
      state.awaited[number] = nil
    }
  }
}
