import Adapters
public import Domain
import Synchronization
public import UseCases

/// A guest that is another engine: a command that runs as a process and speaks GTP (C8).
///
/// It is asked one thing at a time. A thought that is called off goes on in the engine; the next
/// question waits for its answer, which nobody hears.
public final class EngineComputer: Guest {
  /// What the engine calls itself, or else its command.
  public let name: String
  private let start: @Sendable () throws(ComputerFailure) -> EngineGame
  private let worker: Worker
  private let restartsOfAll: Restarts
  /// The engine, locked while it is asked something.
  private let running: Mutex<Running>

  private struct Running {
    /// The game of the running engine, or nil if none runs.
    var game: EngineGame?
    /// Why the one before was ended, if no other has been started in its place.
    var failure: ComputerFailure?
  }

  /// Starts an engine.
  ///
  /// From then on a write to a pipe that nobody reads fails, and does not end this program.
  ///
  /// - Parameters:
  ///   - words: the command and its arguments; no shell reads them.
  ///   - place: where an answer is waited for: a thread of its own, unless time is virtual.
  ///   - timeout: how long the engine may be silent.
  ///   - clock: what measures that.
  /// - Throws: `ComputerFailure` if the engine cannot be started, or does not answer.
  public init(
    _ words: [String], waiting place: Worker.Place, timeout: Duration,
    clock: some Clock<Duration> = SuspendingClock()
  ) throws(ComputerFailure) {
    start = { () throws(ComputerFailure) in
      try EngineGame(words) {
        let end = clock.now.advanced(by: timeout)
        return { clock.now.duration(to: end) }
      }
    }
    var engine = try start()
    let answer = try engine.ask("name").lines?[0] ?? ""
    name = (answer.isEmpty ? words[0] : answer).shortened
    worker = Worker(place, name: "engine")
    restartsOfAll = Restarts()
    running = Mutex(Running(game: engine))
  }

  /// Makes another process of the same command, which starts when it is asked something.
  package init(like other: EngineComputer) {
    name = other.name
    start = other.start
    worker = other.worker
    restartsOfAll = other.restartsOfAll
    running = Mutex(Running())
  }

  /// How often a process of this command was started again after one had failed (C8.12).
  package var restarts: Int { restartsOfAll.count }

  /// Has each further one told, with what was wrong.
  package func tellRestarts(_ tell: @escaping @Sendable (ComputerFailure) -> Void) {
    restartsOfAll.tell(tell)
  }

  /// Returns the square that the engine chooses; it was started again if it failed once.
  ///
  /// - Throws: `ComputerFailure` if it failed again, or the game did not begin with the start
  ///   position.
  public func chooseSquare(for record: Record) async throws -> Square {
    let stop = StopFlag()
    let choice = try await withTaskCancellationHandler {
      try await worker.runUnlessCanceled { [self] in
        Result { () throws(ComputerFailure) in
          try ask(about: record, unless: stop) { engine throws(ComputerFailure) in
            try engine.move(in: record)
          }
        }
      }
    } onCancel: {
      stop.raise()
    }
    return try choice.get()
  }

  /// Throws if the engine sees the end of a game in another way.
  package func compare(with record: Record) throws(ComputerFailure) {
    try ask(about: record) { engine throws(ComputerFailure) in try engine.compare(with: record) }
  }

  /// Returns the answer to a question about a game; an engine that fails is ended, and another one
  /// started and asked, once.
  private func ask<Answer: Sendable>(
    about record: Record, unless stop: StopFlag = StopFlag(),
    _ question: (inout EngineGame) throws(ComputerFailure) -> Answer
  ) throws(ComputerFailure) -> Answer {
    guard record.start == Game() else { throw .otherStart }
    return try running.withLock { running throws(ComputerFailure) -> Answer in
      var failure = ComputerFailure.ended
      for _ in 1...2 where !stop.isRaised {
        do throws(ComputerFailure) {
          var game = if let game = running.game { game } else { try start() }
          // Also after a question that fails, so that this engine is ended below.
          defer { running.game = game }
          if let failure = running.failure.take() { restartsOfAll.add(after: failure) }
          return try question(&game)
        } catch {
          running.game?.end()
          running.game = nil
          running.failure = error
          failure = error
        }
      }
      throw failure
    }
  }
}
