public import Domain
import Synchronization
public import UseCases

/// A computer that answers with given squares, in order.
///
/// It fails if an answer is not a square. After the last answer, it never answers again, so virtual
/// time ends a test with too many queries.
public final class ScriptedComputer: Computer {
  private let answers: Mutex<ArraySlice<String>>
  private let questions = Mutex<[Game]>([])

  /// Creates a computer that answers with these squares.
  public init(_ answers: [String]) {
    self.answers = Mutex(answers[...])
  }

  /// Creates a computer that answers with these squares.
  public convenience init(_ answers: String...) {
    self.init(answers)
  }

  /// The games of the queries.
  public var asked: [Game] { questions.withLock(\.self) }

  /// Returns the next square, or never returns if none is left.
  ///
  /// - Throws: an error if the answer is not a square.
  public func chooseSquare(in game: Game) async throws -> Square {
    questions.withLock { $0.append(game) }
    guard let answer = answers.withLock({ $0.popFirst() }) else { return try await never() }
    return try square(answer)
  }
}

/// The waits that never end, stored because Swift would otherwise report leaks.
private let waiting = Mutex<[CheckedContinuation<Square, any Error>]>([])

private func never() async throws -> Square {
  try await withCheckedThrowingContinuation { waiter in
    waiting.withLock { $0.append(waiter) }
  }
}
