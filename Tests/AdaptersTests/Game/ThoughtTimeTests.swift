import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// When a computer is asked, and when its answer counts, as far as no scene shows it.
struct ThoughtTimeTests {
  @Test func `R2.3 unless another time is set, a computer thinks for two seconds`() {
    #expect(Pace().thought == .seconds(2))
  }

  @Test(arguments: [Input.ask(.hint), .ask(.values), .analyze])
  func `R9.6 R2.7 advice that answers another question is asked for again, with a rest`(
    input: Input
  ) throws {
    let computer = ScriptedComputer(Array(repeating: "a1", count: 100))
    let table = LoopTable(try SavedGame().played("d3"), computer: computer)
    try table.play { loop in
      await loop.send(input)
      await table.pass(7000)
    }
    #expect(computer.asked.count == 4)
    #expect(table.presenter.events.count == 1)
  }

  /// Two seconds to think, and three more.
  private let patient = Pace(patience: .ending(after: .seconds(3)))

  @Test func `C3.19 R9.10 a game on a thread of its own has the patience of a person`() throws {
    let time = VirtualTime()
    let presenter = RecordingPresenter(on: time)
    let loop = GameLoop(
      session: Session(SavedGame()),
      ports: Ports(repository: FakeGameRepository(), presenter: presenter),
      computer: TirelessComputer("d3"),
      timeline: Timeline(clock: time, executor: OwnThread(time: time)))
    let hasEnded: Void? = time.run {
      await loop.send(.ask(.hint))
      await time.timeline.sleepLast(for: .seconds(2))
    }
    #expect(hasEnded != nil)
    #expect(presenter.text == "0 hint?\n2000 hint d3")
  }

  /// A thread that runs the tasks of a game, whose time is that of a clock.
  private final class OwnThread: TaskExecutor {
    private let time: VirtualTime

    init(time: VirtualTime) { self.time = time }

    func enqueue(_ job: consuming ExecutorJob) { time.enqueue(job) }
  }

  @Test func `R9.10 a computer that has no answer before it is done is never cut`() throws {
    let d3 = try square("d3")
    for (header, told) in [
      ("x10 computers=40", "60000 x places d3"), ("x00", "0 hint?\n60000 hint d3"),
    ] {
      let computer = Careful()
      let table = LoopTable(try saved(header), computer: computer, pace: patient)
      try table.play { loop in
        if header == "x00" { await loop.send(.ask(.hint)) }
        await table.pass(60_000)
        computer.done.yield(d3)
        await table.pass(1)
      }
      #expect(table.presenter.text == told)
    }
  }

  @Test func `R9.10 an answer that comes in time is waited for no longer, and leaves no timer`()
    throws
  {
    let table = LoopTable(
      try saved("x10 computers=40"), computer: ScriptedComputer("d3"), pace: patient)
    try table.play { loop in
      await table.pass(2000)
      await loop.send(.setMode(.dark, .manual))
      await table.pass(500)
    }
    #expect(table.presenter.text.hasPrefix("2000 x places d3\n"))
    #expect(table.clock.sleepers[0] == 0)
    let asked = LoopTable(computer: ScriptedComputer("d3"), pace: patient)
    try asked.play { loop in
      await loop.send(.ask(.hint))
      await asked.pass(1)
    }
    #expect(asked.presenter.text == "0 hint?\n0 hint d3")
    #expect(asked.clock.sleepers[0] == 0)
  }
}

/// A computer that has no answer until it is told that it is done.
private final class Careful: Computer {
  let done: AsyncStream<Square>.Continuation
  private let squares: AsyncStream<Square>

  init() { (squares, done) = AsyncStream.makeStream() }

  func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    for await square in squares { return square }
    throw CancellationError()
  }
}
