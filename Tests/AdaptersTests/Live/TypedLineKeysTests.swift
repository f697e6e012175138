import Adapters
import Domain
import LiveFront
import TestSupport
import Testing
import UseCases

/// Keys that act on the board with nothing typed only edit a line that is typed (C6.13, C6.33,
/// C6.44), each of them and its twins alike.
struct TypedLineKeysTests {
  private static let keys = [
    Keys.up, Keys.down, Keys.left, Keys.right, "\u{2}", "\u{6}", Keys.home, Keys.end, "\u{1}",
    "\u{5}", "\u{1B}[5~", "\u{1B}[6~", Keys.tab, " ", "?", "？",
  ]

  /// What of the game a key could change.
  private struct Seen: Equatable {
    let cursor: String?
    let moment: Int
    let isPaging: Bool
  }

  @Test(arguments: keys, [[], ["go 1\r"], [Keys.up, "x"]])
  func `C6.13 C6.33 C6.44 with something typed no key goes to another moment or shows a cursor`(
    key: String, before: [String]
  ) throws {
    let seen = try LiveTable(SavedGame().played("d3c3c4e3"), pace: Pace(disk: .zero)).play {
      table in
      for text in before + ["abc"] { await table.type(text) }
      let first = await Self.seen(table)
      await table.type(key)
      await table.pass(60)
      return [first, await Self.seen(table)]
    }
    let both = try #require(seen)
    #expect(both[0] == both[1] && both[0].cursor == nil)
  }

  private static func seen(_ table: LiveTable) async -> Seen {
    Seen(
      cursor: table.cursor, moment: await table.loop.session.seen.steps.count,
      isPaging: table.screen.text.contains("Any key goes on."))
  }

  @Test(arguments: [
    (Keys.home, 0), ("\u{1B}[5~", 1), ("\u{1B}[6~", 3), (Keys.end, 4),
  ])
  func `C6.33 with nothing typed the same keys go to another moment`(
    key: String, moment: Int
  ) throws {
    let seen = try LiveTable(SavedGame().played("d3c3c4e3")).play { table in
      for text in ["go 3\r", key] { await table.type(text) }
      return await table.loop.session.seen.steps.count
    }
    #expect(seen == moment)
  }
}
