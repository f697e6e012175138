import ProgramSupport
import TestSupport
package import Testing

/// Has the watchdog end a test that waits for something in its own process.
package struct Watching: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  @concurrent package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await Watchdog.shared.watching("the end of '\(test.name)'", function)
  }
}

extension Trait where Self == Watching {
  /// The watchdog is told when the test begins and ends.
  package static var watched: Self { Watching() }
}
