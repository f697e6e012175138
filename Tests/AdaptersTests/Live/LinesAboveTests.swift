import Adapters
import TestSupport
import Testing
import UseCases

/// What a player asks to see is left above the block, as moves are (C1, C3).
struct LinesAboveTests {
  @Test func `C6.9 board leaves the board above the block, without colors and brackets`() throws {
    var style = LiveStyle.wide
    style.palette = .rich
    try #expect(
      above("d3", "board", style: style) == """
        ● plays d3, flips d4
            a b c d e f g h
          1 - - - - - - - - 1
          2 - - - - - - - - 2
          3 - - + ● + - - - 3
          4 - - - ● ● - - - 4
          5 - - + ● ○ - - - 5
          6 - - - - - - - - 6
          7 - - - - - - - - 7
          8 - - - - - - - - 8
            a b c d e f g h
        """)
  }

  @Test func `C6.9 moves leaves the legal squares above the block, with what each turns`() throws {
    try #expect(
      above("moves") == "d3 turns 1   c4 turns 1   f5 turns 1   e6 turns 1")
  }

  @Test func `C6.3 a line above the block that is too long is broken at a space`() throws {
    var style = LiveStyle.wide
    style.columns = 24
    try #expect(
      above("moves", style: style) == "d3 turns 1   c4 turns 1\nf5 turns 1   e6 turns 1")
  }

  @Test(arguments: [
    ("exactly twenty-four cols", ["exactly twenty-four cols"]),
    ("exactly twenty-four cols, and more", ["exactly twenty-four", "cols, and more"]),
    ("exactly twenty-four cols and more", ["exactly twenty-four cols", "and more"]),
    ("exactlytwentyfourcolumns", ["exactlytwentyfourcolumns"]),
    ("exactlytwentyfourcolumns1", ["exactlytwentyfourcolumns", "1"]),
  ])
  func `C6.3 a line above the block is broken only if it is wider than the terminal`(
    text: String, lines: [String]
  ) throws {
    var style = LiveStyle.wide
    style.columns = 24
    let table = try LiveTable(style: style)
    let screen = table.show { $0.presenter.tell(text) }
    let head = "    a b c d e f g h"
    #expect(
      screen?.hasPrefix((lines + [head]).joined(separator: "\n")) == true, "\(screen ?? "")")
  }

  @Test func `C6.9 history leaves the moves so far above the block`() throws {
    try #expect(above("history") == "no moves yet")
    try #expect(
      above("d3", "c5", "history") == """
        ● plays d3, flips d4
        ○ plays c5, flips d5
        d3c5
        """)
  }

  @Test func `C6.9 help leaves the commands above the block, all of them in sight`() throws {
    let help = try LiveTable(pace: Pace(disk: .zero)).show { table in
      await table.type("d3\rhelp\r")
    }
    #expect(help?.contains("d3   ") == true)
    #expect(help?.contains("\nhelp, help rules, ") == true)
  }

  @Test func `C6.9 moves during a pass names its side by the disk that the board shows`() throws {
    let pass = try saved("x00", Ending.lightOnly)
    try #expect(above("moves", from: pass) == "● cannot place a disk")
    try #expect(above("moves", from: pass, style: .ascii) == "x cannot place a disk")
  }

  @Test(arguments: [
    ("d9", "d9 is off the board; columns a-h, rows 1-8."),
    ("wait 1", "wait works in scripts only."), ("& ", "& works in scripts only."),
    ("wc7", "There is no level 7; levels are 0 to 6."),
  ])
  func `C6.9 a refusal is a sentence, whose first word keeps its case if it was typed`(
    line: String, refusal: String
  ) throws {
    let row = try LiveTable().play { table in
      await table.type("\(line)\r")
      return table.screen.lowerRows[0]
    }
    #expect(row == refusal)
  }

  @Test func `C1.6 a pass, a new game and the result leave a line above the block`() throws {
    try #expect(
      above("", "c1", "", "c8", "reset", "ok", from: saved("x00", Ending.lightOnly)) == """
        ● passes
        ○ plays c1, flips b1
        ● passes
        ○ plays c8, flips b8
        ○ won: Black 0, White 6
        New game.
        """)
    try #expect(
      above("c1", from: saved("x00", Ending.tie)) == """
        ● plays c1, flips b1
        Tied: Black 3, White 3
        """)
  }

  @Test func `C6.4 a line above the block is broken by the measured width of disks`() throws {
    var style = LiveStyle.wide
    style.columns = 33
    let table = try LiveTable(style: style, diskColumns: 2)
    let lines = table.play { table in
      table.presenter.tell(String(repeating: "●", count: 17))
      return table.screen.now.lines.prefix(4).map { String($0.prefix(20)) }
    }
    let disks = String(repeating: "●", count: 16)
    #expect(lines == [disks, "●", "    a  b  c  d  e  f", "  1 -  -  -  -  -  -"])
  }

  /// The lines above the block after some lines were entered.
  private func above(
    _ lines: String..., from saved: SavedGame? = nil, style: LiveStyle = .wide
  ) throws -> String? {
    let table = try LiveTable(saved, style: style, pace: Pace(disk: .zero))
    return table.play { table in
      for line in lines { await table.type("\(line)\r") }
      let (screen, rows) = (table.screen.now, style.columns < 58 ? 14 : 12)
      return (screen.scrollback + screen.lines[...screen.cursor.row].dropLast(rows))
        .joined(separator: "\n")
    }
  }
}
