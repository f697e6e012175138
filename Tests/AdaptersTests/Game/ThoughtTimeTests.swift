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

  @Test func `R9.10 an answer that comes in time is waited for no longer, and leaves no timer`()
    throws
  {
    let timed = TimedLoop(
      try saved("x10 computers=40"), computer: ScriptedComputer("d3"), pace: patient)
    try timed.play { loop in
      await timed.pass(2000)
      await loop.send(.setMode(.dark, .manual))
      await timed.pass(500)
    }
    #expect(timed.presenter.text.hasPrefix("2000 x places d3\n"))
    #expect(timed.clock.sleepers[0] == 0)
    let asked = TimedLoop(computer: ScriptedComputer("d3"), pace: patient)
    try asked.play { loop in
      await loop.send(.ask(.hint))
      await asked.pass(1)
    }
    #expect(asked.presenter.text == "0 hint?\n0 hint d3")
    #expect(asked.clock.sleepers[0] == 0)
  }
}
