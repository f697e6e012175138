import TestSupport
import Testing

/// Has the watchdog end a test that waits for something in its own process.
struct Watching: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  @concurrent func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await Watchdog.shared.watching("the end of '\(test.name)'", function)
  }
}

extension Trait where Self == Watching {
  /// The watchdog is told when the test begins and ends.
  static var watched: Self { Watching() }
}
