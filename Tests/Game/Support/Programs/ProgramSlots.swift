import GameSupport
import Infrastructure
import RawTerminal
import Synchronization
import TestSupport

/// A limit on the number of test cases that run programs at once.
///
/// On a slow machine, running all programs at once would slow each one too much.
package final class ProgramSlots: Sendable {
  package static let shared = ProgramSlots(count: RunOptions.slots)
  /// True if the current task has a slot.
  @TaskLocal private static var isTaken = false

  private let count: Int
  private let numbers = Atomic(0)
  /// The numbers of tests in order of arrival, those with a slot first.
  private let line = Watched<[Int]>([])

  package init(count: Int) {
    self.count = count
  }

  /// Waits for a slot, runs an action, and returns its result.
  ///
  /// The action has its own thread, which it may block. Long computations on shared threads do not
  /// delay it.
  package func withSlot<Result>(
    _ action: @Sendable @concurrent () async throws -> Result
  ) async throws -> Result {
    guard !Self.isTaken else { return try await action() }
    let number = numbers.add(1, ordering: .relaxed).newValue
    line.change { $0.append(number) }
    defer { line.change { $0.removeAll { $0 == number } } }
    let mayRun = { @Sendable [count] (line: [Int]) in line.prefix(count).contains(number) }
    guard await line.first({ "a slot behind \($0.count) tests" }, where: mayRun) != nil else {
      throw CancellationError()
    }
    return try await Self.$isTaken.withValue(true) {
      try await withTaskExecutorPreference(GameThread(), operation: action)
    }
  }
}
