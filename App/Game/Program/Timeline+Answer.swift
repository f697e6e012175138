import Adapters

extension Timeline {
  /// Returns the answer of a call, which is canceled at a time limit.
  ///
  /// A canceled search still returns the best answer so far.
  func answer<Answer: Sendable>(
    within limit: Duration?, _ call: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    guard let limit else { return try await call() }
    return try await withThrowingTaskGroup(of: Answer?.self) { group in
      group.addTask { try await call() }
      group.addTask {
        try? await sleep(for: limit)
        return nil
      }
      while let ended = try await group.next() {
        // The first task to end cancels the other.
        group.cancelAll()
        if let ended { return ended }
      }
      throw CancellationError()
    }
  }
}
