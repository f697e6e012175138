import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Sitting at the prompt costs nothing (C6.2).
struct IdleTests {
  @Test func `C6.2 each turn of the indicator is one short write of the player's row`() throws {
    let table = try LiveTable(saved("o01"))
    let writes = table.play { table in
      let count = table.screen.writes.count
      await table.pass(124)
      let before = table.screen.writes.count - count
      await table.pass(876)
      return [before] + table.screen.writes.dropFirst(count).map(\.utf8.count)
    }
    #expect(writes?.first == 0)
    #expect(writes?.dropFirst().count == 8)
    #expect(writes?.allSatisfy { $0 < 140 } == true)
  }

  @Test(arguments: [("o00", [:]), ("x00", Ending.lightOnly), ("-00", Ending.over)])
  func `C6.2 while nobody thinks nothing is written, however long that takes`(
    header: String, rows: [Int: String]
  ) throws {
    let table = try LiveTable(saved(header, rows))
    let writes = table.play { table in
      let count = table.screen.writes.count
      await table.pass(60_000)
      return table.screen.writes.count - count
    }
    #expect(writes == 0)
  }

  @Test func `C6.2 no task of the indicator runs once nobody thinks any more`() throws {
    let time = VirtualTime()
    let clock = WatchedClock(time)
    let presenter = LivePresenter(
      output: ScreenOutput(), style: .wide, timeline: Timeline(clock: clock, executor: time))
    let (thinking, waiting) = (Session(try saved("x10")), Session(try saved("x00")))
    let sleepers = time.run {
      var sleepers: [Int] = []
      for session in [thinking, thinking, waiting, thinking, waiting] {
        presenter.present(.modeSet(.dark, from: .manual), in: session)
        try? await time.sleep(for: .milliseconds(1))
        sleepers.append(clock.sleepers[0])
      }
      return sleepers
    }
    #expect(sleepers == [1, 1, 0, 1, 0])
  }

  @Test func `C6.2 no task of the indicator outlives its presenter`() throws {
    let time = VirtualTime()
    let clock = WatchedClock(time)
    let thinking = Session(try saved("x10"))
    let sleepers = time.run {
      do {
        let presenter = LivePresenter(
          output: ScreenOutput(), style: .wide, timeline: Timeline(clock: clock, executor: time))
        presenter.present(.started(.resumed), in: thinking)
        try? await time.sleep(for: .milliseconds(100))
      }
      let before = clock.sleepers[0]
      try? await time.sleep(for: .milliseconds(1))
      return [before, clock.sleepers[0]]
    }
    #expect(sleepers == [1, 0])
  }
}
