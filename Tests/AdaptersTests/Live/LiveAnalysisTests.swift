import Adapters
import Domain
import LiveFront
import TestSupport
import Testing
import UseCases

/// An analysis in the live front (C3.20, C6.5, C6.8, C6.13).
struct LiveAnalysisTests {
  private let pace = Pace(disk: .zero)

  @Test
  func `C6.8 C6.9 lines appear above as moves are judged, and the notice tells how far it is`()
    throws
  {
    let computer = StubbornComputer()
    let table = try LiveTable(SavedGame().played("d3 c3"), computer: computer, pace: pace)
    let (c4, c3, d3) = (try square("c4"), try square("c3"), try square("d3"))
    let seen = table.play { table in
      await table.type("analyze all\r")
      var seen = [table.screen.lowerRows[0]]
      computer.answer(0, c4)
      await table.pass(0)
      seen.append(table.screen.lowerRows[0])
      computer.answer(1, c3)
      await table.pass(0)
      seen += [table.screen.lowerRows[0], table.screen.text.contains("thinking") ? "thinking" : ""]
      await table.type("f")
      computer.answer(2, d3)
      await table.pass(0)
      let lines = table.screen.text.split(separator: "\n").map(String.init)
      return seen + table.screen.lowerRows + lines.prefix(5)
    }
    #expect(
      seen == [
        "Analyzing: move 2 of 2", "Analyzing: move 2 of 2", "Analyzing: move 1 of 2", "", "",
        "reversi> f█",
        " 2  ○  c3              best c3              cost 0",
        " 1  ●  d3              best d3              cost 0", "Black gave away 0 disks",
        "White gave away 0 disks", "No move has cost anything so far",
      ])
  }

  @Test(arguments: [true, false])
  func `C6.5 C6.13 Esc and an interrupt clear the line, and then end the analysis`(isEsc: Bool)
    throws
  {
    let table = try LiveTable(
      SavedGame().played(Ending.wipeOut), computer: TirelessComputer("a1"), pace: pace)
    let seen = table.play { table in
      await table.type("analyze\r")
      await table.type("mov")
      var seen: [String] = []
      for _ in 0..<3 {
        var isHeard = "-"
        if isEsc { await table.type("\u{1b}") } else { isHeard = "\(table.prompt.interrupt())" }
        await table.pass(60)
        seen += [isHeard] + table.screen.lowerRows
      }
      return seen
    }
    let heard = isEsc ? ["-", "-", "-"] : ["true", "true", "false"]
    #expect(
      seen == [
        heard[0], "Analyzing: move 9 of 9", "reversi> █", heard[1], "Analysis stopped.",
        "reversi> █", heard[2], "Analysis stopped.", "reversi> █",
      ])
  }

  @Test func `C6.5 C6.10 the reset question ends an analysis, and Esc then cancels the question`()
    throws
  {
    let table = try LiveTable(
      SavedGame().played("d3 c3"), computer: TirelessComputer("a1"), pace: pace)
    let seen = table.play { table in
      for typed in ["analyze\r", "reset\r"] { await table.type(typed) }
      var seen = [table.screen.lowerRows[0]]
      for _ in 0..<2 {
        await table.type("\u{1b}")
        await table.pass(60)
        seen.append(table.screen.lowerRows[0])
      }
      return seen
    }
    #expect(
      seen == ["Do you really want to reset the game?", "Reset cancelled.", "Reset cancelled."])
  }

  @Test func `C6.1 a line that is typed and a move end an analysis, and nothing of it comes late`()
    throws
  {
    let computer = StubbornComputer()
    let table = try LiveTable(SavedGame().played("d3 c3"), computer: computer, pace: pace)
    let c3 = try square("c3")
    let seen = table.play { table in
      for typed in ["analyze\r", "c4\r"] { await table.type(typed) }
      computer.answer(0, c3)
      await table.pass(5000)
      return [table.screen.lowerRows[0], table.screen.text.prefix { $0 != "\n" }.description]
    }
    #expect(seen == ["", "● plays c4, flips d4"])
  }
}
