import Adapters
import Domain
import Infrastructure
import LiveFront
import TestSupport
import Testing
import UseCases

/// The cursor that the arrows move over the board, and what Enter does with it (C6.44, C6.45).
struct CursorTests {
  private static let atOnce = Pace(disk: .zero)

  /// Returns where the cursor is after each text that is typed.
  private func cursors(
    _ typed: [String], in saved: SavedGame? = nil, computer: any Computer = ScriptedComputer()
  ) throws -> [String?] {
    let table = try LiveTable(saved, computer: computer, pace: Self.atOnce)
    return try #require(
      table.play { table in
        var cursors: [String?] = []
        for text in typed {
          await table.type(text)
          await table.pass(60)
          cursors.append(table.cursor)
        }
        return cursors
      })
  }

  @Test(arguments: [Keys.up, Keys.down, Keys.left, Keys.right, "\u{2}", "\u{6}"])
  func `C6.44 the first arrow shows the cursor on the first legal square, or on the last disk`(
    arrow: String
  ) throws {
    #expect(try cursors(["", arrow]) == [nil, "d3"])
    #expect(try cursors(["", arrow], in: SavedGame().played("d3c5")) == [nil, "c5"])
    // A computer thinks, and the game is over.
    #expect(try cursors([arrow], in: saved("x10")) == ["d3"])
    #expect(try cursors([arrow], in: saved("-00", Ending.over)) == [nil])
    let over = try saved("x00", Ending.darkWins).played("c1")
    #expect(try cursors([arrow], in: over) == ["c1"])
  }

  @Test(arguments: ["hint\r", "values\r"])
  func `C6.44 the cursor begins on the best square of the latest advice, as long as that holds`(
    line: String
  ) throws {
    let computer = TirelessComputer("f5")
    let pace = Pace(disk: .zero, patience: .ending(after: .seconds(2)))
    let table = try LiveTable(computer: computer, pace: pace)
    let seen = table.play { table in
      await table.type(line)
      await table.pass(3000)
      await table.type(Keys.left)
      let first = table.cursor
      await table.type("c4\r")
      await table.type(Keys.left)
      return [first, table.cursor]
    }
    #expect(seen == ["f5", "c4"])
  }

  @Test func `C6.44 each further arrow moves the cursor by a square, and at the edge it stays`()
    throws
  {
    let moves = [
      (Keys.right, "e3"), (Keys.down, "e4"), (Keys.left, "d4"), (Keys.up, "d3"),
      (String(repeating: Keys.up, count: 2), "d1"), (Keys.up, "d1"),
      (String(repeating: Keys.left, count: 3), "a1"), (Keys.left, "a1"), (Keys.up, "a1"),
      (String(repeating: Keys.right, count: 7), "h1"), (Keys.right, "h1"),
      (String(repeating: Keys.down, count: 7), "h8"), (Keys.down, "h8"), (Keys.right, "h8"),
    ]
    #expect(try cursors([Keys.down] + moves.map(\.0)).dropFirst() == moves.map(\.1)[...])
  }

  /// What the player sees and has after each text: the cursor, the notice and the prompt, and the
  /// moves.
  private func course(
    _ typed: [(String, milliseconds: Int)], in saved: SavedGame? = nil,
    computer: any Computer = ScriptedComputer(), pace: Pace = atOnce
  ) throws -> [String] {
    let table = try LiveTable(saved, computer: computer, pace: pace)
    return try #require(
      table.play { table in
        var seen: [String] = []
        for (text, milliseconds) in typed {
          await table.type(text)
          await table.pass(milliseconds)
          let moves = await table.loop.session.record.steps.map(\.description).joined()
          let rows = table.screen.lowerRows.joined(separator: " | ")
          seen.append("\(table.cursor ?? "-") \(moves) \(rows)")
        }
        return seen
      })
  }

  @Test func `C6.45 Enter plays the square, and puts the cursor away; a refusal leaves it there`()
    throws
  {
    let seen = try course([
      (Keys.right, 0), (Keys.right, 0), (Keys.enter, 0), (Keys.left, 0), (Keys.enter, 0),
      (Keys.enter, 0), (Keys.up, 0), (Keys.enter, 0),
    ])
    let first = "Type a square with a +, such as d3. wc lets the computer play White; ? helps."
    #expect(
      seen == [
        "d3  \(first) | reversi> █", "e3  \(first) | reversi> █",
        "e3  e3 is not a legal move for ●; legal: d3 c4 f5 e6. | reversi> █",
        "d3  e3 is not a legal move for ●; legal: d3 c4 f5 e6. | reversi> █",
        "- d3  | reversi> █", "- d3  | reversi> █", "d3 d3  | reversi> █",
        "d3 d3 d3 is taken; legal: c3 e3 c5. | reversi> █",
      ])
  }

  @Test func `C6.45 a square that is too early is planned, once, however often Enter is pressed`()
    throws
  {
    let seen = try course(
      [
        (Keys.right + Keys.enter + Keys.enter, 0), (Keys.right, 0), (Keys.up + Keys.left, 0),
        (Keys.down + Keys.enter, 0), (Keys.escape, 60),
      ],
      pace: Pace(disk: .seconds(1)))
    #expect(
      seen == [
        "- d3  | reversi> █", "d3 d3  | reversi> █", "c2 d3  | reversi> █",
        "- d3  | reversi> [c3] █", "- d3  | reversi> █",
      ])
  }

  @Test func `C6.45 a square that was entered and left by an arrow does not take the cursor away`()
    throws
  {
    let seen = try course([(Keys.right + Keys.enter + Keys.down, 0), (Keys.enter, 0)])
    #expect(seen.map { $0.prefix(5) } == ["d4 d3", "d4 d3"])
  }

  @Test func `C6.45 at an earlier moment the square counts there, and the cursor stays meanwhile`()
    throws
  {
    let seen = try course(
      [
        ("\u{1b}[5~", 0), (Keys.up, 0), (Keys.home, 0), (Keys.end, 0), (Keys.home, 0),
        (Keys.down + Keys.enter, 0),
      ], in: SavedGame().played("d3c3"))
    #expect(seen.map { $0.prefix { $0 != " " } } == ["-", "d3", "d3", "d3", "d3", "d4"])
    #expect(seen[5].contains("d4 is taken") == true, "\(seen[5])")
    let departed = try course(
      [(Keys.home, 0), (Keys.up + Keys.down + Keys.left + Keys.enter, 0)],
      in: SavedGame().played("d3c3"))
    #expect(departed[1].hasPrefix("- c4 The game that was left is kept"), "\(departed[1])")
  }

  @Test(arguments: [
    "d", "3", " ", "\u{1b}[200~d3\u{1b}[201~", "\u{10}", "囲",
  ])
  func `C6.45 whatever types or recalls a line puts the cursor away`(key: String) throws {
    #expect(
      try cursors(["board\r", Keys.up, key, "\u{15}", Keys.up])
        == [nil, "d3", nil, nil, "d3"])
  }

  @Test(arguments: [
    Keys.tab, Keys.home, Keys.end, Keys.backspace, Keys.delete, "\u{e}", "\u{c}", "\u{15}",
    "\u{1b}[5~", "\u{1b}[6~", "\u{1b}b", "\u{1b}[2~",
  ])
  func `C6.45 Tab and keys that type nothing leave the cursor where it is`(key: String) throws {
    #expect(try cursors([Keys.up, key], in: SavedGame().played("d3c3")) == ["c3", "c3"])
  }

  @Test
  func `C6.20 C6.44 with something typed the arrows edit the line, and Ctrl-P always recalls`()
    throws
  {
    let rows = try LiveTable(pace: Self.atOnce).play { table in
      var rows: [String] = []
      for typed in ["a1\r", Keys.up, "\u{10}", Keys.left, Keys.down, Keys.down, "b", Keys.up] {
        await table.type(typed)
        rows.append("\(table.cursor ?? "-") \(table.screen.lowerRows[1])")
      }
      return rows
    }
    #expect(
      rows == [
        "- reversi> █", "d3 reversi> █", "- reversi> a1█", "- reversi> a█1", "- reversi> █",
        "d3 reversi> █", "- reversi> b█", "- reversi> a1█",
      ])
  }

  @Test func `C6.44 C6.45 an alert hides the cursor, and takes Enter and the arrows`() throws {
    // The question comes up after the arrow that was read with it.
    let seen = try course([
      ("reset\r" + Keys.right, 0), (Keys.down, 0), (Keys.enter, 0), (Keys.right, 0),
    ])
    #expect(
      seen == [
        "-  Do you really want to reset the game? | [Enter] Cancel / ok> █",
        "-  Do you really want to reset the game? | [Enter] Cancel / ok> █",
        "d3  Reset cancelled. | reversi> █", "e3  Reset cancelled. | reversi> █",
      ])
    let pass = try course(
      [(Keys.right, 0), (Keys.right, 3000), (Keys.left, 0), (Keys.enter, 0)],
      in: saved("o01", Ending.lightOnly), computer: ScriptedComputer("c1"))
    #expect(pass[1] == "- c1 Pass: ● cannot place a disk. | [Enter] Dismiss> █")
    #expect(pass[2] == pass[1])
    #expect(pass[3] == "d1 c1--  | reversi> █")
  }

  @Test func `C6.44 a terminal that is too small has no cursor, and it is there again afterwards`()
    throws
  {
    let seen = try LiveTable(pace: Self.atOnce).play { table in
      await table.type(Keys.up)
      table.resize(columns: 80, rows: 12)
      await table.type(Keys.right + Keys.enter)
      let isTold = table.screen.text.hasPrefix("Too small")
      let moves = await table.loop.session.record.steps.count
      // Nothing is there to be ended.
      let ends = !table.prompt.interrupt()
      table.resize(columns: 80, rows: 24)
      return [isTold, moves == 0, ends, table.cursor == "d3"]
    }
    #expect(seen == [true, true, true, true])
  }

  @Test(arguments: [Keys.down, Keys.right, "\u{1b}[6~"])
  func `C6.27 C6.44 pages take the arrows, and the cursor is there after them`(key: String) throws {
    let table = try LiveTable(
      style: .wide.with(\.columns, 60).with(\.rows, 13), pace: Self.atOnce)
    let seen = table.play { table in
      var seen: [String] = []
      // The answer comes after the arrow that was read with it.
      for typed in ["rules\r" + Keys.up, Keys.right, key, Keys.right] {
        await table.type(typed)
        let isPage = table.screen.now.lines.contains { $0.contains("Any key goes on.") }
        seen.append(isPage ? "page" : table.cursor ?? "-")
      }
      return seen
    }
    #expect(seen == ["page", "page", "d3", "e3"])
  }

  /// What there is to end, one after the other: the cursor and the notice, or the prompt.
  private static let endings: [(typed: [String], pace: Pace, seen: [String])] = [
    (
      ["start\r", "reset\r" + Keys.up], atOnce,
      [
        "d3 Reset cancelled. | reversi> █", "- Reset cancelled. | reversi> █",
        "- This is the present again. | reversi> █",
      ]
    ),
    (
      ["analyze\r", "start\r", Keys.up], atOnce,
      [
        "- Before move 1 of 2. Esc returns to the present. | reversi> █",
        "- This is the present again. | reversi> █", "- Analysis stopped. | reversi> █",
      ]
    ),
    (
      ["c4\re3\r", Keys.up], Pace(disk: .seconds(1)),
      ["c4  | reversi> █", "-  | reversi> █"]
    ),
    (
      ["c4\re3\r", "start\r", "reset\r" + Keys.up], Pace(disk: .seconds(1)),
      [
        "d3 Reset cancelled. | reversi> [e3] █", "d3 Reset cancelled. | reversi> █",
        "- Reset cancelled. | reversi> █", "- This is the present again. | reversi> █",
      ]
    ),
    (
      [Keys.up, "wh"], atOnce,
      ["- Resumed your game. Type 'reset' for a new one. | reversi> █"]
    ),
  ]

  @Test(arguments: endings.indices, [true, false])
  func `C6.5 C6.13 Esc and an interrupt end the cursor in its place, and the program after all`(
    index: Int, isEsc: Bool
  ) throws {
    let course = Self.endings[index]
    let table = try LiveTable(
      SavedGame().played("d3c3"), computer: TirelessComputer("a1"), pace: course.pace)
    let seen = table.play { table in
      for text in course.typed { await table.type(text) }
      var seen: [String] = []
      for _ in course.seen {
        if isEsc { await table.type(Keys.escape) } else { _ = table.prompt.interrupt() }
        await table.pass(60)
        let rows = table.screen.lowerRows.joined(separator: " | ")
        seen.append("\(table.cursor ?? "-") \(rows)")
      }
      return seen + ["\(table.prompt.interrupt())"]
    }
    #expect(seen == course.seen + ["false"])
  }

  @Test
  func `C6.13 an Esc that comes when the question has gone puts the cursor away, and no more`()
    throws
  {
    let seen = try LiveTable(SavedGame().played("d3c3"), pace: Self.atOnce).play { table in
      for text in ["start\r", "reset\r" + Keys.up] { await table.type(text) }
      // The screen still shows the question when the second and the third one come.
      for _ in 1...3 { _ = table.prompt.interrupt() }
      await table.pass(0)
      return ["\(table.cursor ?? "-") \(table.screen.lowerRows[0])"]
        + ["\(await table.loop.session.earlier != nil)"]
    }
    #expect(seen == ["- Reset cancelled.", "true"])
  }

  @Test func `C6.13 an Esc at an earlier moment does not put away a cursor that comes after it`()
    throws
  {
    let seen = try LiveTable(SavedGame().played("d3c3"), pace: Self.atOnce).play { table in
      await table.type("start\r")
      _ = table.prompt.interrupt()
      await table.type(Keys.up)
      return "\(table.cursor ?? "-") \(table.screen.lowerRows[0])"
    }
    #expect(seen == "d3 This is the present again.")
  }
}
