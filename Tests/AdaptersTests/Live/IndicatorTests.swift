import Adapters
import Domain
import Infrastructure
import LiveFront
import TestSupport
import Testing
import UseCases

/// Nothing is written, and no task runs, while the indicator does not turn (C6.2).
struct IndicatorTests {
  @Test(arguments: [("o00", [:]), ("x00", Ending.lightOnly), ("-00", Ending.over)])
  func `C6.2 while no computer thinks nothing is written, however long that lasts`(
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

  @Test(arguments: [(true, 6, 1), (true, 4, 0), (false, 6, 0)])
  func `C6.51 a thought of five seconds ends with a bell if that is asked for`(
    rings: Bool, seconds: Int, bells: Int
  ) throws {
    let table = try LiveTable(
      saved("x01"), computer: ScriptedComputer("c3", "c5"), rings: rings,
      pace: Pace(thought: .seconds(seconds), disk: .zero))
    let rung = table.play { table in
      await table.type("d3\r")
      await table.pass(1000 * seconds + 500)
      return table.screen.now.bells
    }
    #expect(rung == bells)
    #expect(table.screen.now.unknown.isEmpty)
  }

  /// Plays with a bell and thoughts of six seconds, and returns how often it has rung.
  private func bells(
    _ saved: SavedGame, _ squares: String...,
    playing user: @escaping @Sendable (LiveTable) async -> Void
  ) throws -> Int? {
    let table = try LiveTable(
      saved, computer: ScriptedComputer(squares), rings: true,
      pace: Pace(thought: .seconds(6), disk: .zero))
    return table.play { table in
      await user(table)
      await table.pass(20_000)
      return table.screen.now.bells
    }
  }

  @Test func `C6.51 a bell rings for a pass, too, which somebody must answer`() throws {
    let passing = try saved("o01", [1: "ox------", 8: "ox------"])
    #expect(try bells(passing, "c1") { _ in } == 1)
  }

  @Test func `C6.51 no bell rings while two computers play`() throws {
    #expect(try bells(saved("x11"), "d3", "c3") { _ in } == 0)
  }

  @Test func `C6.51 no bell rings for one's own move, however long a hint was sought`() throws {
    let rung = try bells(saved("x00")) { table in
      await table.type("hint\r")
      await table.pass(5500)
      await table.type("d3\r")
    }
    #expect(rung == 0)
  }

  @Test func `C6.2 no task of the indicator outlives the thinking, or its presenter`() throws {
    let time = VirtualTime()
    let clock = WatchedClock(time)
    let (thinking, waiting) = (Session(try saved("x10")), Session(try saved("x00")))
    let sleepers = time.run {
      var sleepers: [Int] = []
      do {
        let presenter = LivePresenter(
          output: ScreenOutput(), style: .wide, timeline: Timeline(clock: clock, executor: time))
        for session in [thinking, thinking, waiting, thinking, waiting, thinking] {
          presenter.present(.players(.modeSet(.dark, from: .manual)), in: session)
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
