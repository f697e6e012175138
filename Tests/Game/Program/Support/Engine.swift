import Domain
import Front
import Infrastructure
import Synchronization
import TestSupport
import UseCases

/// A computer that takes its time, and counts what is asked of it at once.
final class Engine: Adviser {
  private struct State {
    var levels: [Int] = []
    var advising = 0
    var mostAdvising = 0
    var queries = 0
    var canceled = 0
  }

  /// Ends the thoughts of an engine that waits for it, one by one.
  let releases: AsyncStream<Void>.Continuation?
  private let released: AsyncStream<Void>?
  private let clock: any Clock<Duration>
  private let thought: Duration
  private let search: Duration
  private let fails: Bool
  private let state = Mutex(State())

  /// Creates a computer that plays the first legal square, and values the others one less each.
  ///
  /// - Parameters:
  ///   - isHeld: true if it also waits for a release before it plays.
  ///   - fails: true if each thought ends in an error.
  init(
    on clock: any Clock<Duration>, thought: Duration = .zero, search: Duration = .zero,
    isHeld: Bool = false, fails: Bool = false
  ) {
    let gate = isHeld ? AsyncStream<Void>.makeStream() : nil
    releases = gate?.continuation
    released = gate?.stream
    self.clock = clock
    self.thought = thought
    self.search = search
    self.fails = fails
  }

  /// The levels that were asked to play, in order.
  var levels: [Int] { state.withLock(\.levels) }
  /// The searches for advice that run now, that ran at once at most, that were begun, and canceled.
  var advising: Int { state.withLock(\.advising) }
  var mostAdvising: Int { state.withLock(\.mostAdvising) }
  var queries: Int { state.withLock(\.queries) }
  var canceled: Int { state.withLock(\.canceled) }

  func chooseSquare(in game: Game, at level: Level) async throws -> Square {
    state.withLock { $0.levels.append(level.number) }
    // A canceled search answers at once.
    try? await clock.sleep(for: thought)
    if let released { for await _ in released { break } }
    guard !fails, let square = game.legalSquares.first else { throw NoMove() }
    return square
  }

  func advice(on record: Record, about question: Advice.Question) async throws -> Advice {
    state.withLock { state in
      state.queries += 1
      state.advising += 1
      state.mostAdvising = max(state.mostAdvising, state.advising)
    }
    try? await clock.sleep(for: search)
    state.withLock { state in
      state.advising -= 1
      if Task.isCancelled { state.canceled += 1 }
    }
    let moves = record.game.legalSquares.enumerated().map { number, square in
      ValuedMove(square, value: .exact(-number))
    }
    guard let best = moves.first else { throw NoMove() }
    return Advice(best: best, others: Array(moves.dropFirst()), depth: 9)
  }
}

/// The failure of a computer that is asked for what it does not know.
private struct NoMove: Error {}

/// An engine that plays at random, or the squares of a script, and knows no advice.
final class PlainEngine: Adviser {
  private let computer: any Computer
  private let asked = Mutex<[Level]>([])

  /// Creates an engine whose moves are those of a computer.
  init(_ computer: any Computer) { self.computer = computer }

  /// Creates an engine that answers with squares, in order.
  convenience init(_ squares: String...) { self.init(ScriptedComputer(squares)) }

  /// The levels that were asked to play, in order.
  var levels: [Level] { asked.withLock(\.self) }

  func chooseSquare(in game: Game, at level: Level) async throws -> Square {
    asked.withLock { $0.append(level) }
    return try await computer.chooseSquare(in: game)
  }

  func advice(on record: Record, about question: Advice.Question) async throws -> Advice {
    throw NoMove()
  }
}
