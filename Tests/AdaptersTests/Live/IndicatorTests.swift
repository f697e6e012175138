import Adapters
import TestSupport
import Testing
import UseCases

/// The indicator turns while a computer thinks, and nothing else moves (CONSOLE C6.6).
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
    let row = "  2 - - - - - - - - 2   ○ White  2  Computer  "
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
      isThere.append(table.screen.text.contains("○ White  1  Computer  "))
      await table.type("reset\r")
      isThere.append(table.screen.text.contains("thinking"))
      await table.type("wm\r")
      isThere.append(table.screen.text.contains("thinking"))
      return isThere
    }
    #expect(isThere == [true, false, false, false, true, true, false])
  }
}
