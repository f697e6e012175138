import Adapters
import TestSupport
import Testing
import UseCases

/// What a player asks to see is left above the block, as moves are (C1, C3).
struct LinesAboveTests {
  private static let board = Boards.drawnAfterD3.dropLast()
    .replacing("x", with: "●").replacing("o", with: "○")

  private static let left: [([Int: String], LiveStyle, lines: [String], above: String)] = [
    (
      [:], .wide.with(\.palette, .rich), ["d3", "board"],
      "● Black plays d3, flips d4\n\(board)"
    ),
    ([:], .wide, ["moves"], "d3 turns 1   c4 turns 1   f5 turns 1   e6 turns 1"),
    (
      [:], .wide.with(\.columns, 24), ["moves"],
      "d3 turns 1   c4 turns 1\nf5 turns 1   e6 turns 1"
    ),
    ([:], .wide, ["history"], "no moves yet"),
    (
      [:], .wide, ["d3", "c5", "history"],
      "● plays d3, flips d4\n○ plays c5, flips d5\nd3c5"
    ),
    (Ending.lightOnly, .wide, ["moves"], "● cannot place a disk"),
    (Ending.lightOnly, .ascii, ["moves"], "x cannot place a disk"),
    (
      Ending.lightOnly, .wide, ["", "c1", "", "c8", "reset", "ok"],
      """
      ● passes
      ○ plays c1, flips b1
      ● passes
      ○ plays c8, flips b8
      ○ won: Black 0, White 6
      New game.
      """
    ),
    (Ending.tie, .wide, ["c1"], "● plays c1, flips b1\nTied: Black 3, White 3"),
  ]

  @Test(arguments: left)
  func `C1.6 C6.3 C6.9 answers, moves, passes, a new game and the result are left above the block`(
    rows: [Int: String], style: LiveStyle, lines: [String], above: String
  ) throws {
    let table = try LiveTable(saved("x00", rows), style: style, pace: Pace(disk: .zero))
    let left = table.play { table in
      for line in lines { await table.type("\(line)\r") }
      let (screen, rows) = (table.screen.now, style.columns < 58 ? 14 : 12)
      return (screen.scrollback + screen.lines[...screen.cursor.row].dropLast(rows))
        .joined(separator: "\n")
    }
    #expect(left == above)
  }

  @Test func `C6.9 help without room above is shown in pages, and a key that types goes on, too`()
    throws
  {
    let table = try LiveTable(style: .wide.with(\.columns, 50).with(\.rows, 15))
    let seen = table.play { table in
      await table.type("help\r")
      var seen = [table.screen.now.lines]
      for key in ["\r", "d", "\u{7f}help\rreset", "\r", "\r"] {
        await table.type(key)
        seen.append(table.screen.now.lines)
      }
      return seen
    }
    let screens = try #require(seen)
    let isPage = screens.map { $0.contains("Any key goes on.") }
    #expect(isPage == [true, true, false, true, true, false], "\(screens)")
    #expect(screens[0][0].hasPrefix("d3  "))
    #expect(screens[0] != screens[1] && screens[0].count { !$0.isEmpty } >= 13)
    #expect(screens[2].contains("reversi> d"))
    #expect(screens[5].contains("reversi> reset"))
  }

  @Test func `C6.9 an alert ends the pages`() throws {
    let table = try LiveTable(
      saved("o01", Ending.lightOnly), computer: ScriptedComputer("c1"),
      style: .wide.with(\.columns, 50).with(\.rows, 15), pace: Pace(disk: .zero))
    let isPage = table.play { table in
      await table.type("help\r")
      let before = table.screen.now.lines
      await table.pass(5000)
      return [before, table.screen.now.lines].map { $0.contains("Any key goes on.") }
    }
    #expect(isPage == [true, false])
  }

  @Test(arguments: [
    (24, 1, "exactly twenty-four cols", ["exactly twenty-four cols"]),
    (24, 1, "exactly twenty-four cols, and more", ["exactly twenty-four", "cols, and more"]),
    (24, 1, "exactly twenty-four cols and more", ["exactly twenty-four cols", "and more"]),
    (24, 1, "exactlytwentyfourcolumns", ["exactlytwentyfourcolumns"]),
    (24, 1, "exactlytwentyfourcolumns1", ["exactlytwentyfourcolumns", "1"]),
    (33, 2, "●●●●●●●●●●●●●●●●●", ["●●●●●●●●●●●●●●●●", "●"]),
  ])
  func `C6.3 C6.4 a line above the block is broken only if it is wider than the terminal`(
    columns: Int, diskColumns: Int, text: String, lines: [String]
  ) throws {
    let table = try LiveTable(style: .wide.with(\.columns, columns), diskColumns: diskColumns)
    let shown = table.play { table in
      table.presenter.tell(text)
      return table.screen.now.lines
    }
    #expect(shown?.prefix(lines.count) == lines[...])
    #expect(shown?[lines.count].hasPrefix("    a ") == true)
  }
}
