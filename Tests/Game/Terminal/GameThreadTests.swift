import Dispatch
import Foundation
import Infrastructure
import RawTerminal
import Synchronization
import TestTraits
import Testing

@Suite(.watched) struct GameThreadTests {
  @Test func `R7.14 a game that waits for its disk takes no thread of other tasks`() async {
    // Of the threads that tasks share, there are only as many as processors.
    let games = (0..<(4 * ProcessInfo.processInfo.processorCount)).map { _ in GameThread() }
    let disk = SlowDisk(until: games.count)
    let saves = games.map { game in Task(executorPreference: game) { disk.save() } }
    // If they cannot all wait at once, none ever ends.
    for save in saves { await save.value }
    #expect(disk.missing.withLock { $0 } == 0)
  }
}

/// A disk on which no save is over before so many are under way.
private final class SlowDisk: Sendable {
  private let gate = DispatchSemaphore(value: 0)
  let missing: Mutex<Int>

  init(until count: Int) {
    missing = Mutex(count)
  }

  /// Returns when so many have been under way.
  func save() {
    let isLast = missing.withLock { missing in
      missing -= 1
      return missing == 0
    }
    if isLast { gate.signal() }
    gate.wait()
    gate.signal()
  }
}
