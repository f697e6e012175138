import ProgramSupport
import TestSupport
package import Testing

/// Has each test case wait for a slot in which it may start programs.
package struct StartsPrograms: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  @concurrent package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await ProgramSlots.shared.withSlot(function)
  }
}

extension Trait where Self == StartsPrograms {
  /// The test starts programs, and is one of a few that do so at a time.
  package static var startsPrograms: Self { StartsPrograms() }
}
