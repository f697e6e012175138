import Adapters
import LiveFront
import TestSupport
import Testing
import UseCases

/// Which keys show the cursor on the board, leave it, and put it away (C6.44, C6.45).
struct CursorTests {
  private static let atOnce = Pace(disk: .zero)

  /// Returns where the cursor is after each text that is typed.
  private func cursors(_ typed: [String], in saved: SavedGame? = nil) throws -> [String?] {
    let table = try LiveTable(saved, pace: Self.atOnce)
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
  func `C6.44 the first arrow shows the cursor amid the legal squares, or on the last disk`(
    arrow: String
  ) throws {
    #expect(try cursors(["", arrow]) == [nil, "d3"])
    #expect(try cursors(["", arrow], in: SavedGame().played("d3c5")) == [nil, "d6"])
    // A computer thinks, and the game is over.
    #expect(try cursors([arrow], in: saved("x10")) == ["d3"])
    #expect(try cursors([arrow], in: saved("-00", Ending.over)) == [nil])
    let over = try saved("x00", Ending.darkWins).played("c1")
    #expect(try cursors([arrow], in: over) == ["c1"])
  }

  @Test(arguments: [
    "d", "3", "\u{1b}[200~d3\u{1b}[201~", "\u{10}", "囲",
  ])
  func `C6.45 whatever types or recalls a line puts the cursor away`(key: String) throws {
    #expect(
      try cursors(["board\r", Keys.up, key, "\u{15}", Keys.up])
        == [nil, "d3", nil, nil, "d3"])
  }

  @Test(arguments: [
    Keys.home, Keys.end, Keys.backspace, Keys.delete, "\u{e}", "\u{c}", "\u{15}",
    "\u{1b}[5~", "\u{1b}[6~", "\u{1b}b", "\u{1b}[2~",
  ])
  func `C6.45 keys that type nothing leave the cursor where it is`(key: String) throws {
    #expect(try cursors([Keys.up, key], in: SavedGame().played("d3c3")) == ["c4", "c4"])
  }

  @Test
  func `C6.13 an Esc that comes when the question has gone puts the cursor away, and no more`()
    throws
  {
    let seen = try LiveTable(SavedGame().played("d3c3"), pace: Self.atOnce).play { table in
      for text in ["go 1\r", "reset\r" + Keys.up] { await table.type(text) }
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
      await table.type("go 1\r")
      _ = table.prompt.interrupt()
      await table.type(Keys.up)
      return "\(table.cursor ?? "-") \(table.screen.lowerRows[0])"
    }
    #expect(seen == "d3 This is the present again.")
  }
  @Test func `C6.45 Enter cancels what the coach asks, wherever the cursor was before`() throws {
    let critic = Critic(lead: 12, less: 8, tellsLine: true)
    let seen = try LiveTable(computer: critic, pace: Self.atOnce).play { table in
      await table.type("coach on\r")
      // The screen does not show the question yet when the arrow comes.
      await table.type("e6\r" + Keys.up)
      let cursor = table.cursor
      await table.type(Keys.enter)
      return [cursor ?? "-", table.screen.lowerRows[0]]
    }
    #expect(seen == ["-", "e6 was not played."])
  }
}
