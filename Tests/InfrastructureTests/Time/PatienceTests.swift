import Adapters
import Infrastructure
import RoomAdapters
import Rooms
import Synchronization
import TestSupport
import TestTraits
import Testing
import UseCases

/// The patience of a front.
@Suite(.watched) struct PatienceTests {
  @Test func `R9.10 a hint is given when a patience of 2 seconds is over`() async {
    let (clock, presenter) = (NotingClock(), RecordingPresenter())
    let loop = TableLoop(
      Table(), Table.Ports(repository: FakeGameRepository(), presenter: presenter),
      work: TableWork(adviser: TirelessComputer("d3"), patience: .seconds(2)),
      timeline: Timeline(clock: clock))
    await loop.send(.ask(.hint))
    await loop.waitUntilSettled()
    #expect(clock.slept == [.seconds(2)])
    #expect(presenter.text == "0 hint?\n0 hint d3")
  }

  @Test func `R9.10 C3.19 without a patience a search has no end`() {
    let time = VirtualTime()
    let loop = TableLoop(
      Table(), Table.Ports(repository: FakeGameRepository(), presenter: RecordingPresenter()),
      work: TableWork(adviser: TirelessComputer("d3")), timeline: time.timeline)
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
