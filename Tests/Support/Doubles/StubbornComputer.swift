package import Domain
import Synchronization
package import UseCases

/// A computer that answers when it is told to, even if it was called off meanwhile.
package final class StubbornComputer: Computer {
  private let thoughts = Mutex<[CheckedContinuation<Square, any Error>?]>([])

  package init() {}

  /// How often it was asked.
  package var timesAsked: Int { thoughts.withLock { $0.count } }

  package func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    try await withCheckedThrowingContinuation { thought in
      thoughts.withLock { $0.append(thought) }
    }
  }

  /// Ends a thought, counted from 0, with a square.
  package func answer(_ number: Int, _ square: Square) {
    thought(number)?.resume(returning: square)
  }

  /// Ends a thought, counted from 0, without one.
  package func fail(_ number: Int) {
    thought(number)?.resume(throwing: CancellationError())
  }

  private func thought(_ number: Int) -> CheckedContinuation<Square, any Error>? {
    thoughts.withLock { thoughts in
      guard thoughts.indices.contains(number) else { return nil }
      defer { thoughts[number] = nil }
      return thoughts[number]
    }
  }
}
