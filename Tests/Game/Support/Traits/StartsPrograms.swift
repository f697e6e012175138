import ProgramSupport
import TestSupport
package import Testing

/// A trait that makes each test case wait for a slot.
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
  /// The trait for tests that start programs; only a few run at a time.
  package static var startsPrograms: Self { StartsPrograms() }
}
