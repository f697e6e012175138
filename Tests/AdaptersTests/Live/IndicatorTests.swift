import Adapters
import Domain
import Infrastructure
import LiveFront
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// The tasks of the indicator (C6.2).
struct IndicatorTests {
  @Test func `C6.2 no task of the indicator outlives the thinking or its presenter`() throws {
    let time = VirtualTime()
    let clock = WatchedClock(time)
    let (thinking, waiting) = (Table(Session(try saved("x10"))), Table(Session(try saved("x00"))))
    let sleepers = time.run {
      var sleepers: [Int] = []
      do {
        let presenter = LivePresenter(
          output: ScreenOutput(), style: .wide, timeline: Timeline(clock: clock, executor: time))
        for table in [thinking, thinking, waiting, thinking, waiting, thinking] {
          presenter.present(.game(.modeSet(.dark, from: .manual)), at: table)
          try? await time.sleep(for: .milliseconds(1))
          sleepers.append(clock.sleepers[0])
        }
      }
      try? await time.sleep(for: .milliseconds(1))
      return sleepers + [clock.sleepers[0]]
    }
    #expect(sleepers == [1, 1, 0, 1, 0, 1, 0])
  }
}
