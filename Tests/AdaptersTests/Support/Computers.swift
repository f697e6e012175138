import Domain
import Infrastructure
import Synchronization
import UseCases

/// Answers the squares it is given, one after the other: fails where one is no square, and after
/// the last of them never answers, so that whoever asks too often comes to an end.
final class ScriptedComputer: Computer {
  private let answers: Mutex<ArraySlice<String>>
  private let games = Mutex<[Game]>([])

  init(_ answers: [String]) {
    self.answers = Mutex(answers[...])
  }

  convenience init(_ answers: String...) {
    self.init(answers)
  }

  /// The games it was asked about.
  var asked: [Game] { games.withLock { $0 } }

  func chooseSquare(for game: Game) async throws -> Square {
    games.withLock { $0.append(game) }
    guard let answer = answers.withLock({ $0.popFirst() }) else { return try await never() }
    guard let square = Square(answer) else { throw AtALoss() }
    return square
  }

  struct AtALoss: Error {}
}

/// Those who wait for what will never be.
private let waiting = Mutex<[CheckedContinuation<Square, any Error>]>([])

private func never() async throws -> Square {
  try await withCheckedThrowingContinuation { waiter in
    waiting.withLock { $0.append(waiter) }
  }
}

/// Answers when it is told to, whoever has called it off meanwhile.
final class StubbornComputer: Computer {
  private let thoughts = Mutex<[CheckedContinuation<Square, any Error>?]>([])

  /// How often it was asked.
  var timesAsked: Int { thoughts.withLock { $0.count } }

  func chooseSquare(for game: Game) async throws -> Square {
    try await withCheckedThrowingContinuation { thought in
      thoughts.withLock { $0.append(thought) }
    }
  }

  /// Ends a thought, counted from 0, with a square.
  func answer(_ number: Int, _ square: Square) {
    thought(number)?.resume(returning: square)
  }

  /// Ends a thought, counted from 0, without one.
  func fail(_ number: Int) {
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
