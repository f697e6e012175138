public import Domain
public import Rooms
import Synchronization
public import UseCases

/// A computer that answers when it is told to, even if it was called off meanwhile.
public final class StubbornComputer: Adviser {
  private let thoughts = Mutex<[CheckedContinuation<Square, any Error>?]>([])

  /// Makes a computer that was not asked yet.
  public init() {}

  /// How often it was asked.
  public var timesAsked: Int { thoughts.withLock { $0.count } }

  /// Returns the square that `answer(_:_:)` gives; throws if `fail(_:)` says so.
  public func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    try await withCheckedThrowingContinuation { thought in
      thoughts.withLock { $0.append(thought) }
    }
  }

  /// Ends a thought, counted from 0, with a square.
  public func answer(_ number: Int, _ square: Square) {
    thought(number)?.resume(returning: square)
  }

  /// Ends a thought, counted from 0, without one.
  public func fail(_ number: Int) {
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
