import Dispatch
import Foundation
import Infrastructure
import Synchronization
import Testing

@Suite(.watched) struct GameThreadTests {
  @Test func `R7.1 a game that waits for its disk takes no thread from other tasks`() async {
    // Of the threads that tasks share, there are only as many as processors.
    let games = (0..<(4 * ProcessInfo.processInfo.processorCount)).map { _ in GameThread() }
    let disk = SlowDisk(until: games.count)
    let saves = games.map { game in Task(executorPreference: game) { disk.save() } }
    for save in saves { #expect(await save.value, "they have not all waited at once") }
  }
}

/// A disk on which no save is over before so many are under way.
private final class SlowDisk: Sendable {
  private let gate = DispatchSemaphore(value: 0)
  private let missing: Mutex<Int>

  init(until count: Int) {
    missing = Mutex(count)
  }

  /// Returns whether so many have been under way; if not, it gives up.
  func save() -> Bool {
    let isLast = missing.withLock { missing in
      missing -= 1
      return missing == 0
    }
    if isLast { gate.signal() }
    guard gate.wait(timeout: .now() + 20) == .success else { return false }
    gate.signal()
    return true
  }
}
