package import Domain
import Synchronization
package import UseCases

/// A computer that answers the squares it is given, one after the other.
///
/// It fails if a text is not a square. After the last square it never answers, so that a test that
/// asks too often ends.
package final class ScriptedComputer: Computer {
  private let answers: Mutex<ArraySlice<String>>
  private let questions = Mutex<[(game: Game, level: Level)]>([])

  package init(_ answers: [String]) {
    self.answers = Mutex(answers[...])
  }

  package convenience init(_ answers: String...) {
    self.init(answers)
  }

  /// The games it was asked about.
  package var asked: [Game] { questions.withLock { $0.map(\.game) } }

  /// The levels at which it was asked.
  package var levels: [Level] { questions.withLock { $0.map(\.level) } }

  package func chooseSquare(for record: Record, at level: Level) async throws -> Square {
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
