import TestSupport
import Testing

/// Expects a check to find that this promise is broken.
func expect(_ promise: String, _ check: () async throws -> Void) async {
  let broken = await #expect(throws: BrokenPromise.self) { try await check() }
  #expect(broken?.description.hasPrefix(promise) == true)
}
