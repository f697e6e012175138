import ProgramSupport
import TestSupport
package import Testing

/// A trait that lets the watchdog end a test that waits in vain.
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
  /// The trait for tests that the watchdog watches.
  package static var watched: Self { Watching() }
}
