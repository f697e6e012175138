public import Domain
import Synchronization
public import UseCases

/// A computer that answers with given squares, in order, and then on command.
///
/// It fails if a given answer is not a square. A query after the last one waits for `answer(_:)`,
/// even if it is canceled, so virtual time ends a test with too many queries.
public final class ScriptedComputer: Computer {
  private struct State {
    var answers: ArraySlice<String>
    var asked: [Game] = []
    var waiting: [CheckedContinuation<Square, Never>] = []
  }

  private let state: Mutex<State>

  /// Creates a computer that answers with these squares.
  public init(_ answers: [String]) {
    state = Mutex(State(answers: answers[...]))
  }

  /// Creates a computer that answers with these squares.
  public convenience init(_ answers: String...) {
    self.init(answers)
  }

  deinit {
    let waiting = state.withLock(\.waiting)
    unanswered.withLock { $0 += waiting }
  }

  /// The games of the queries, in order.
  public var asked: [Game] { state.withLock(\.asked) }

  /// Returns the next given square, or the one of a later `answer(_:)`.
  ///
  /// - Throws: an error if the given answer is not a square.
  public func chooseSquare(in game: Game) async throws -> Square {
    let answer = state.withLock { state in
      state.asked.append(game)
      return state.answers.popFirst()
    }
    if let answer { return try square(answer) }
    return await withCheckedContinuation { waiter in
      state.withLock { $0.waiting.append(waiter) }
    }
  }

  /// Answers the first query that waits, if any.
  public func answer(_ square: Square) {
    let waiter = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
    waiter?.resume(returning: square)
  }
}

/// The queries that are never answered, stored because Swift would otherwise report leaks.
private let unanswered = Mutex<[CheckedContinuation<Square, Never>]>([])
