import Adapters
import Domain
import Infrastructure
import LiveFront
import TerminalInput
import TestSupport
import Testing
import UseCases

/// The indicator turns while a computer thinks, and nothing else is written (C6.2, C6.6).
struct IndicatorTests {
  @Test func `C6.6 the indicator turns eight frames a second, and nothing else moves`() throws {
    let table = try LiveTable(saved("o01"))
    let frames = table.play { table in
      var frames = [table.screen.now.lines]
      for _ in 0..<5 {
        await table.pass(125)
        frames.append(table.screen.now.lines)
      }
      return frames
    }
    let row = "  2 - - - - - - - - 2   ○ White  2  computer  "
    #expect(
      frames?.map { $0[2] } == ["|", "/", "-", "\\", "|", "/"].map { row + $0 + " thinking" })
    let others = frames?.map { lines in lines.indices.filter { $0 != 2 }.map { lines[$0] } }
    #expect(Set(others ?? []).count == 1)
  }

  @Test func `C6.6 an event while a computer thinks does not delay the next frame`() throws {
    let table = try LiveTable(saved("o01"))
    let rows = table.play { table in
      await table.pass(100)
      await table.type("bc\r")
      var rows = [table.screen.text]
      await table.pass(25)
      rows.append(table.screen.text)
      return rows.map { $0.split(separator: "\n")[2].suffix(10) }
    }
    #expect(rows == ["| thinking", "/ thinking"])
  }

  @Test func `R2.4 the indicator is there for exactly as long as a computer thinks`() throws {
    let table = try LiveTable(saved("x10"), computer: ScriptedComputer("d3"))
    let isThere = table.play { table in
      var isThere: [Bool] = []
      for milliseconds in [1999, 1, 250, 249] {
        await table.pass(milliseconds)
        isThere.append(table.screen.text.contains("thinking"))
      }
      await table.type("wc\r")
      await table.pass(1)
      isThere.append(table.screen.text.contains("○ White  1  computer  "))
      await table.type("reset\r")
      isThere.append(table.screen.text.contains("thinking"))
      await table.type("wm\r")
      isThere.append(table.screen.text.contains("thinking"))
      return isThere
    }
    #expect(isThere == [true, false, false, false, true, true, false])
  }

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

  @Test func `C6.24 a block that is left while a computer thinks has no room for the indicator`()
    throws
  {
    let session = Session(try saved("x10"))
    for (columns, row, players) in [(24, 10, "● 2 C  ○ 2 M"), (80, 1, "● Black  2  computer")] {
      var view = LiveView(session)
      view.isLeft = true
      #expect(view.rows(in: .wide.with(\.columns, columns)).rows[row].hasSuffix(players))
    }
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
