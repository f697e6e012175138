import Dispatch
import Foundation
import Infrastructure
import Testing

@Suite(.timeLimit(.minutes(1))) struct GameThreadTests {
  @Test func `R7.1 however many games wait for their disks, other tasks go on`() async {
    let games = (0..<(4 * ProcessInfo.processInfo.processorCount)).map { _ in GameThread() }
    let disk = SlowDisk()
    let saves = games.map { game in Task(executorPreference: game) { disk.save() } }
    await Task.detached {}.value
    for _ in games { disk.goOn() }
    for save in saves { #expect(await save.value, "the other task has not run before it was over") }
  }
}

/// A disk on which each save takes until it is told to go on, if that is ever.
private struct SlowDisk: Sendable {
  private let gate = DispatchSemaphore(value: 0)

  /// Returns whether it was told to.
  func save() -> Bool {
    gate.wait(timeout: .now() + 20) == .success
  }

  func goOn() {
    gate.signal()
  }
}
