import Adapters
import Infrastructure
import Synchronization
import TestSupport
import TestTraits
import Testing
import UseCases

/// The patience of a front that says nothing about it.
@Suite(.watched) struct PatienceTests {
  @Test func `R9.10 a front that says nothing gets its hint when 2 seconds are over`() async {
    let (clock, presenter) = (NotingClock(), RecordingPresenter())
    let loop = GameLoop(
      session: Session(), ports: Ports(repository: FakeGameRepository(), presenter: presenter),
      computer: TirelessComputer("d3"), timeline: Timeline(clock: clock))
    await loop.send(.ask(.hint))
    await loop.waitUntilSettled()
    #expect(clock.slept == [.seconds(2)])
    #expect(presenter.text == "0 hint?\n0 hint d3")
  }

  @Test func `R9.10 C3.19 on virtual time its patience has no end`() {
    let time = VirtualTime()
    let loop = GameLoop(
      session: Session(),
      ports: Ports(repository: FakeGameRepository(), presenter: RecordingPresenter()),
      computer: TirelessComputer("d3"), timeline: time.timeline)
    let hasEnded: Void? = time.run {
      await loop.send(.ask(.hint))
      await loop.waitUntilSettled()
    }
    #expect(hasEnded == nil)
    #expect(time.now.sinceStart == .zero)
  }
}

/// A clock on which each sleep is over at once, and that notes how long it should have been.
private final class NotingClock: Clock {
  private let sleeps = Mutex<[Duration]>([])

  var slept: [Duration] { sleeps.withLock { $0 } }
  var now: VirtualTime.Instant { VirtualTime().now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: VirtualTime.Instant, tolerance: Duration?) async throws {
    sleeps.withLock { $0.append(now.duration(to: deadline)) }
  }
}
