import Adapters
import Dispatch
package import Domain
import Synchronization
package import UseCases

/// A guest that is another engine: a command that runs as a process and speaks GTP (C8).
///
/// It is asked one thing at a time. A thought that is called off goes on in the engine; the next
/// question waits for its answer, which nobody hears.
package final class EngineComputer: Guest {
  /// What the engine calls itself, or else its command.
  package let name: String
  private let start: @Sendable () throws(ComputerFailure) -> EngineGame
  private let queue: DispatchQueue?
  private let running: Mutex<EngineGame?>

  /// Starts an engine, which may be silent as long as the timeout says.
  package init(
    _ words: [String], waiting place: LeveledComputer.Place, timeout: Duration = .seconds(30),
    clock: some Clock<Duration> = SuspendingClock()
  ) throws(ComputerFailure) {
    start = { () throws(ComputerFailure) in
      try EngineGame(words) {
        let end = clock.now.advanced(by: timeout)
        return { clock.now.duration(to: end) }
      }
    }
    var engine = try start()
    let answer = try engine.ask("name")?[0] ?? ""
    name = (answer.isEmpty ? words[0] : answer).shortened
    queue = place == .caller ? nil : DispatchQueue(label: "engine")
    running = Mutex(engine)
  }

  /// Makes another process of the same command, which starts when it is asked something.
  package init(like other: EngineComputer) {
    (name, start, queue) = (other.name, other.start, other.queue)
    running = Mutex(nil)
  }

  /// Returns the square that the engine chooses; it was started again if it failed once.
  package func chooseSquare(for record: Record) async throws -> Square {
    let choose = { @Sendable [self] (stop: StopFlag) throws(ComputerFailure) in
      try talk(about: record, unless: stop) { engine throws(ComputerFailure) in
        try engine.move(in: record)
      }
    }
    guard let queue else { return try choose(StopFlag()) }
    let (answers, answer) = AsyncStream.makeStream(of: Result<Square, ComputerFailure>.self)
    let stop = StopFlag()
    answer.onTermination = { _ in stop.raise() }
    queue.async { answer.yield(Result { () throws(ComputerFailure) in try choose(stop) }) }
    // The stream of a task that is called off ends at once.
    for await answer in answers { return try answer.get() }
    throw CancellationError()
  }

  /// Throws if the engine sees the end of a game in another way.
  package func compare(with record: Record) throws(ComputerFailure) {
    try talk(about: record) { engine throws(ComputerFailure) in try engine.compare(with: record) }
  }

  private func talk<Result: Sendable>(
    about record: Record, unless stop: StopFlag = StopFlag(),
    _ talk: (inout EngineGame) throws(ComputerFailure) -> Result
  ) throws(ComputerFailure) -> Result {
    guard record.start == Game() else { throw .otherStart }
    return try running.withLock { running throws(ComputerFailure) -> Result in
      var failure = ComputerFailure.ended
      for _ in 1...2 where !stop.isRaised {
        do throws(ComputerFailure) {
          var engine = if let running { running } else { try start() }
          // One that fails is not trusted any more; its process ends with it.
          running = nil
          let result = try talk(&engine)
          running = engine
          return result
        } catch {
          failure = error
        }
      }
      throw failure
    }
  }
}
