import Adapters
public import Domain
import Engine
public import Infrastructure
import Synchronization
public import UseCases

/// A guest that is another engine: a command that runs as a process and speaks GTP (C8).
///
/// It is asked one thing at a time. A thought that is called off goes on in the engine; the next
/// question waits for its answer, which nobody hears. An engine that fails is ended; whoever asks
/// again asks another process of the same command.
public final class GTPGuest: Guest {
  /// What the engine calls itself, or else its command.
  public let name: String
  private let start: @Sendable () throws(ComputerFailure) -> GuestGame
  private let worker: Worker
  /// The game of the running engine, or nil if none runs; locked while it is asked something.
  private let running: Mutex<GuestGame?>

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
      try GuestGame(words) {
        let end = clock.now.advanced(by: timeout)
        return { clock.now.duration(to: end) }
      }
    }
    var engine = try start()
    let answer = try engine.ask("name").lines?[0] ?? ""
    name = (answer.isEmpty ? words[0] : answer).shortened
    worker = Worker(place, name: "engine")
    running = Mutex(engine)
  }

  /// Makes another process of the same command, which starts when it is asked something.
  package init(like other: GTPGuest) {
    name = other.name
    start = other.start
    worker = other.worker
    running = Mutex(nil)
  }

  /// Returns the square that the engine chooses.
  ///
  /// - Throws: `ComputerFailure` if it fails, or the game did not begin with the start position.
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

  /// Returns the answer to a question about a game; an engine that fails is ended.
  ///
  /// If that was a question that nobody hears any more, nobody hears of it, either (C8.6).
  private func ask<Answer: Sendable>(
    about record: Record, unless stop: StopFlag = StopFlag(),
    _ question: (inout GuestGame) throws(ComputerFailure) -> Answer
  ) throws(ComputerFailure) -> Answer {
    guard record.start == Game() else { throw .otherStart }
    return try running.withLock { running throws(ComputerFailure) -> Answer in
      guard !stop.isRaised else { throw .ended }
      var game = if let game = running { game } else { try start() }
      do throws(ComputerFailure) {
        let answer = try question(&game)
        running = game
        return answer
      } catch {
        game.end()
        running = nil
        throw error
      }
    }
  }
}
