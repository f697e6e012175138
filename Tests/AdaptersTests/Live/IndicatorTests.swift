import Adapters
import Infrastructure
import Testing
import UseCases

/// The indicator turns while a computer thinks, and nothing is written when nothing changes
/// (CONSOLE C6.2, C6.6).
struct IndicatorTests {
  @Test func `C6_6 it turns eight times a second, and nothing else moves`() throws {
    let table = try LiveTable(saved("o01"))
    let frames = table.play { table in
      var frames = [table.screen.grid.lines]
      for _ in 0..<5 {
        await table.pass(125)
        frames.append(table.screen.grid.lines)
      }
      return frames
    }
    let row = "  2 - - - - - - - - 2   ○ White  2  Computer  "
    #expect(
      frames?.map { $0[2] } == ["|", "/", "-", "\\", "|", "/"].map { row + $0 + " thinking" })
    let others = frames?.map { lines in lines.indices.filter { $0 != 2 }.map { lines[$0] } }
    #expect(Set(others ?? []).count == 1)
  }

  @Test func `C6_2 each turn is one short write, with no row but the player's`() throws {
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
  func `C6_2 while nobody thinks nothing is written, however long that takes`(
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

  @Test func `R2_4 it is there for exactly as long as a computer thinks`() throws {
    let table = try LiveTable(saved("x10"), computer: ScriptedComputer("d3"))
    let isThere = table.play { table in
      var isThere: [Bool] = []
      for milliseconds in [1999, 1, 250, 249] {
        await table.pass(milliseconds)
        isThere.append(table.screen.text.contains("thinking"))
      }
      await table.type("wc\r")
      await table.pass(1)
      isThere.append(table.screen.text.contains("○ White  1  Computer  "))
      await table.type("reset\r")
      isThere.append(table.screen.text.contains("thinking"))
      await table.type("wm\r")
      isThere.append(table.screen.text.contains("thinking"))
      return isThere
    }
    #expect(isThere == [true, false, false, false, true, true, false])
  }

  @Test func `C6_2 nothing runs for a face that is gone`() throws {
    let time = VirtualTime()
    let clock = WatchedClock(time)
    let thinking = Session(try saved("x10"))
    let sleepers = time.run {
      do {
        let presenter = LivePresenter(
          output: TerminalScreen(), style: .wide, clock: clock, executor: time)
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
