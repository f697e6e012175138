import Adapters
import LiveFront
import TestSupport
import Testing
import UseCases

/// What a player asks to see is left above the block, as moves are (C1, C3).
struct LinesAboveTests {
  private static let left: [([Int: String], LiveStyle, lines: [String], above: String)] = [
    (
      [:], .wide.with(\.palette, .rich).with(\.size, .small), ["d3", "board"],
      "● Black plays d3, flips d4\n\(Boards.drawnAfterD3.dropLast())"
    ),
    (
      [:], .wide, ["d3", "board"],
      "● plays d3, flips d4\n"
        + Boards.drawnAfterD3.dropLast().replacing("x", with: "●").replacing("o", with: "○")
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
  func `C1.6 C6.21 C6.9 answers, moves, passes, a new game and the result are left above the block`(
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

  @Test func `C6.27 C6.49 help without room above is shown in pages, which a letter ends`() throws {
    let table = try LiveTable(style: .wide.with(\.columns, 50).with(\.rows, 15))
    let seen = table.play { table in
      await table.type("rules\r")
      var seen = [table.screen.now.lines]
      for key in ["\r", "d", "\u{7f}rules\rreset", "\r", "\r"] {
        await table.type(key)
        seen.append(table.screen.now.lines)
      }
      return seen
    }
    let screens = try #require(seen)
    let isPage = screens.map(\.hasPage)
    #expect(isPage == [true, true, false, true, true, false], "\(screens)")
    #expect(screens[0][0].hasPrefix("Black ("))
    #expect(screens[0] != screens[1] && screens[0].count { !$0.isEmpty } >= 13)
    // What is typed is seen at once, however many pages are left.
    #expect(screens[2].contains("reversi> d"))
    #expect(screens[5].contains("reversi> reset"))
  }

  @Test(arguments: [
    ("\u{1b}[6~", "\u{1b}[5~"), ("\u{1b}[B", "\u{1b}[A"), ("\r", "\u{1b}[D"), (" ", "\u{1b}[5~"),
  ])
  func `C6.27 of several pages PageUp, Up and Left show the one before`(on: String, back: String)
    throws
  {
    let table = try LiveTable(style: Self.small.with(\.rows, 19))
    let seen = table.play { table in
      await table.type("help all\r")
      var seen = [table.screen.now.lines]
      for key in [back, on, back, on, on, back, back, back, on, on, on] {
        await table.type(key)
        seen.append(table.screen.now.lines)
      }
      return seen
    }
    let screens = try #require(seen)
    let below = screens.map { $0.last { $0.isBelowPage } }
    let places = [
      "1/3  Any key goes on.", "2/3  Any key goes on. PgUp goes back.",
      "3/3  Any key goes on. PgUp goes back.",
    ]
    let expected: [String?] = [0, 0, 1, 0, 1, 2, 1, 0, 0, 1, 2].map { places[$0] } + [nil]
    #expect(below == expected)
    #expect(screens[0] == screens[3] && screens[2] == screens[4])
  }

  @Test(arguments: ["\u{1b}[5~", "\u{1b}[A", "\u{1b}[D"])
  func `C6.27 any key ends an answer of one page`(key: String) throws {
    let table = try LiveTable(style: Self.small.with(\.columns, 60))
    let isPage = table.play { table in
      await table.type("help\r")
      let before = table.screen.now.lines
      await table.type(key)
      return [before, table.screen.now.lines].map(\.hasPage)
    }
    #expect(isPage == [true, false])
  }

  @Test func `C6.27 in another size pages begin anew`() throws {
    let table = try LiveTable(style: Self.small)
    let seen = table.play { table in
      await table.type("help all\r")
      let first = table.screen.now.lines[0]
      await table.type("\u{1b}[6~")
      var seen = [table.screen.now.lines]
      table.resize(columns: 50, rows: 15)
      seen.append(table.screen.now.lines)
      table.resize(columns: 50, rows: 20)
      return (first, seen + [table.screen.now.lines])
    }
    let (first, screens) = try #require(seen)
    // In the same size the page stays.
    #expect(screens[0] == screens[1] && screens[0][0] != first)
    #expect(screens[2][0] == first && screens[2].contains { $0.hasPrefix("1/") })
  }

  private static let small = LiveStyle.wide.with(\.columns, 50).with(\.rows, 15)

  /// Plays in a small terminal, and returns whether there is a page after each step, and the last
  /// rows.
  private func pages(
    _ header: String = "x00", _ typed: String...,
    during change: (@Sendable (LiveTable) -> Void)? = nil
  ) throws -> (are: [Bool], first: [String], last: String)? {
    let game = header == "pass" ? try saved("x00", Ending.lightOnly) : try saved(header)
    return try LiveTable(game, computer: StubbornComputer(), style: Self.small).play { table in
      var seen: [[String]] = []
      for text in typed {
        await table.type(text)
        await table.pass(60)
        seen.append(table.screen.now.lines)
        change?(table)
      }
      let are = seen.map(\.hasPage)
      return (are, seen.map { $0[0] }, table.screen.lowerRows.joined(separator: " | "))
    }
  }

  @Test(arguments: ["moves", "board", "position", "values"])
  func `C6.27 each answer without room above is shown in pages`(query: String) throws {
    let pace = Pace(disk: .zero, patience: .ending(after: .seconds(2)))
    let table = try LiveTable(
      SavedGame().played("d3c3c4c5d6e3f4c6b5"), computer: TirelessComputer("e6"), style: Self.small,
      pace: pace)
    let screen = table.show { table in
      await table.type("\(query)\r")
      await table.pass(3000)
    }
    #expect(screen?.contains("Any key goes on.") == true, "\(screen ?? "")")
  }

  @Test func `C6.27 help is shown under a question and a pass, which any key then brings back`()
    throws
  {
    let question = try pages("x00", "reset\r", "rules\r", "\t", "\r")
    #expect(question?.are == [false, true, true, false])
    #expect(
      question?.last == "Do you really want to reset the game? | [Enter] Cancel / ok> █")
    let pass = try pages("pass", "help\r", " ", " ")
    #expect(pass?.are == [true, true, false])
    #expect(pass?.last == "Pass: ● cannot place a disk. | [Enter] Dismiss> █")
  }

  @Test(arguments: ["", "\r"])
  func `C6.27 an answer that comes while a page is up follows it, even if there is room above`(
    key: String
  ) throws {
    let computer = StubbornComputer()
    let table = try LiveTable(
      computer: computer, style: .wide.with(\.columns, 50).with(\.rows, 17))
    let d3 = try square("d3")
    let seen = table.play { table in
      for typed in ["values\r", "rules\r", key] { await table.type(typed) }
      computer.answer(0, d3)
      await table.pass(0)
      var lines: [String] = []
      while case let page = table.screen.now.lines, page.hasPage {
        lines += page.prefix { !$0.isBelowPage }
        await table.type("\r")
      }
      return lines
    }
    let lines = try #require(seen?.filter { !$0.isEmpty })
    #expect(lines.count > 3 && lines.suffix(2) == ["d3  c4  f5  e6", "d3: d3"], "\(lines)")
  }

  @Test func `C6.4 C6.27 what the terminal reports about itself turns no page`() throws {
    let seen = try pages("x00", "rules\r", "\u{1b}[3;2R", "\r")
    #expect(seen?.are == [true, true, true])
    #expect(seen?.first[0] == seen?.first[1] && seen?.first[1] != seen?.first[2])
  }

  @Test func `C6.13 C6.49 Esc ends the pages first, and then what waits behind them`() throws {
    let seen = try pages("x01", "d3\re6\rrules\r", "\u{1b}")
    #expect(seen?.are == [true, false])
    #expect(seen?.last.hasSuffix("reversi> [e6] █") == true)
    let dropped = try pages("x01", "d3\re6\rrules\r", "\u{1b}", "\u{1b}")
    #expect(dropped?.last.hasSuffix("reversi> █") == true)
  }

  @Test func `C6.5 C6.49 Ctrl-C ends the pages first, and then clears what was typed before them`()
    throws
  {
    let table = try LiveTable(style: Self.small)
    let seen = table.play { table in
      await table.type("rules\rwh")
      var seen = [table.screen.now.lines.hasPage]
      for _ in 0..<2 {
        #expect(table.prompt.interrupt())
        await table.pass(0)
        seen += [table.screen.now.lines.hasPage, table.screen.text.contains("reversi> wh")]
      }
      return seen + [table.prompt.interrupt()]
    }
    #expect(seen == [true, false, true, false, false, false])
  }

  @Test(arguments: [" ", "\u{1b}", "\r", "d"])
  func `C6.49 what was refused behind a page is still told after it`(key: String) throws {
    let table = try LiveTable(
      saved("x01"), computer: ScriptedComputer("c3"), style: Self.small.with(\.columns, 60))
    let seen = table.play { table in
      await table.type("d3\rh8\rhelp\r")
      await table.pass(10_000)
      var seen = [table.screen.now.lines.hasPage]
      for key in [key, "\t"] {
        await table.type(key)
        await table.pass(60)
        seen.append(table.screen.text.contains("h8 is not a legal move for ●"))
      }
      return seen
    }
    #expect(seen == [true, true, false])
  }

  @Test(arguments: [1, 2, 5])
  func `C6.22 C6.27 on a terminal that is too small no page is turned`(rows: Int) throws {
    let seen = try pages("x00", "help\r", "\r\t\u{1b}[A", "") { table in
      let isSmall = table.screen.now.lines.count == rows
      table.resize(columns: 50, rows: isSmall ? 15 : rows)
    }
    #expect(seen?.are == [true, false, true])
    #expect(seen?.first[0] == seen?.first[2])
  }

  @Test func `C6.27 an alert ends the pages`() throws {
    let table = try LiveTable(
      saved("o01", Ending.lightOnly), computer: ScriptedComputer("c1"),
      style: .wide.with(\.columns, 50).with(\.rows, 15), pace: Pace(disk: .zero))
    let isPage = table.play { table in
      await table.type("help\r")
      let before = table.screen.now.lines
      await table.pass(5000)
      return [before, table.screen.now.lines].map(\.hasPage)
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
  func `C6.21 C6.4 a line above the block is broken only if it is wider than the terminal`(
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

extension [String] {
  /// Whether a screen of these lines shows a page of an answer.
  fileprivate var hasPage: Bool { contains(where: \.isBelowPage) }
}

extension String {
  /// Whether it is the line that stands below a page.
  fileprivate var isBelowPage: Bool { contains("Any key goes on.") }
}
