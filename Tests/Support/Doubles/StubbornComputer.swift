public import Domain
import Synchronization
public import UseCases

/// A computer that answers on command, even after cancellation.
public final class StubbornComputer: Computer {
  private let thoughts = Mutex<[CheckedContinuation<Square, any Error>?]>([])

  /// Creates a computer without any queries.
  public init() {}

  /// The number of queries.
  public var timesAsked: Int { thoughts.withLock { $0.count } }

  /// Returns the square that `answer(_:_:)` gives.
  public func chooseSquare(in game: Game) async throws -> Square {
    try await withCheckedThrowingContinuation { thought in
      thoughts.withLock { $0.append(thought) }
    }
  }

  /// Answers the query with this number, counting from 0.
  public func answer(_ number: Int, _ square: Square) {
    thought(number)?.resume(returning: square)
  }

  private func thought(_ number: Int) -> CheckedContinuation<Square, any Error>? {
    thoughts.withLock { thoughts in
      guard thoughts.indices.contains(number) else { return nil }
      defer { thoughts[number] = nil }
      return thoughts[number]
    }
  }
}
