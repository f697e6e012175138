public import Domain
public import Rooms
import Synchronization
public import UseCases

/// A computer that answers the squares it is given, one after the other.
///
/// It fails if a text is not a square. After the last square it never answers, so that a test that
/// asks too often ends.
public final class ScriptedComputer: Adviser {
  private let answers: Mutex<ArraySlice<String>>
  private let questions = Mutex<[(game: Game, level: Level)]>([])

  /// Makes a computer that answers these squares.
  public init(_ answers: [String]) {
    self.answers = Mutex(answers[...])
  }

  /// Makes a computer that answers these squares.
  public convenience init(_ answers: String...) {
    self.init(answers)
  }

  /// The games it was asked about.
  public var asked: [Game] { questions.withLock { $0.map(\.game) } }

  /// The levels at which it was asked.
  public var levels: [Level] { questions.withLock { $0.map(\.level) } }

  /// Returns the next square, or never if all were answered.
  ///
  /// - Throws: an error if the next text is no square.
  public func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    questions.withLock { $0.append((record.game, level)) }
    guard let answer = answers.withLock({ $0.popFirst() }) else { return try await never() }
    return try square(answer)
  }
}

/// The waits that never end, kept so that Swift does not report them as leaked.
private let waiting = Mutex<[CheckedContinuation<Square, any Error>]>([])

private func never() async throws -> Square {
  try await withCheckedThrowingContinuation { waiter in
    waiting.withLock { $0.append(waiter) }
  }
}
