import Adapters
import TestSupport
import Testing
import UseCases

/// Engines that are being started, in the live front (C8.13).
struct InvitationNoticeTests {
  private static let starting = "Starting rex for White. Esc calls it off."

  /// Returns the notice after each text that is typed, each of which has 60 ms to take effect.
  private func notices(
    _ typed: [String], _ saved: SavedGame? = nil, language: Language = .english
  ) throws -> [String]? {
    try LiveTable(saved, language: language, pace: Pace(disk: .zero)).play { table in
      var notices: [String] = []
      for text in typed {
        await table.type(text)
        await table.pass(60)
        notices.append(table.screen.lowerRows[0])
      }
      return notices
    }
  }

  private static let escape = "\u{1b}"

  private static let courses: [(typed: [String], told: [String])] = [
    (["white gtp:rex 1\r", escape], [starting, "Called off rex."]),
    (["white gtp:rex 1\r", "\r"], [starting, "Called off rex."]),
    (["white gtp:rex 0\r"], ["White is Rex now."]),
    (["white gtp:missing\r"], ["missing was not found. Is it in PATH?"]),
    (["white gtp:\r"], ["gtp: needs the command of an engine, like gtp:gtp-rhino -l 3."]),
    // Another notice has its turn, and is gone with the next line.
    (
      ["white gtp:rex 1\r", "a1\r", "moves\r"],
      [
        starting, "a1 is not a legal move for ●; legal: d3 c4 f5 e6.", starting,
      ]
    ),
    // Esc ends one thing after the other.
    (
      ["d3\r", "white gtp:rex 9\r", "back\r", "reset\r", escape, escape, escape, escape],
      [
        "", starting, starting, "Do you really want to reset the game?", "Reset cancelled.",
        "Called off rex.", "This is the present again.", "This is the present again.",
      ]
    ),
    (
      ["black gtp:rex 9\r", "white gtp:max 9\r", escape],
      [
        "Starting rex for Black. Esc calls it off.", "Starting rex for Black. Esc calls it off.",
        "Called off max.",
      ]
    ),
    (
      ["white gtp:rex 9\r", "wm\r", escape],
      [
        starting, "White is manual.", "White is manual.",
      ]
    ),
  ]

  @Test(arguments: courses.indices)
  func `C6.8 C6.13 C8.13 the notice says that an engine is being started, and Esc calls it off`(
    index: Int
  ) throws {
    let (typed, told) = Self.courses[index]
    #expect(try notices(typed) == told)
  }

  @Test func `C6.5 C8.13 Ctrl-C calls an engine off, and then ends the program`() throws {
    let seen = try LiveTable().play { table in
      await table.type("white gtp:rex 1\r")
      let first = table.prompt.interrupt()
      await table.pass(0)
      return ["\(first) \(table.screen.lowerRows[0])", "\(table.prompt.interrupt())"]
    }
    #expect(seen == ["true Called off rex.", "false"])
  }

  @Test func `C8.13 C6.10 what becomes of an engine under an alert is told above the block`() throws
  {
    let screen = try LiveTable(saved("x00", Ending.lightOnly)).show { table in
      await table.type("black gtp:missing 1\r")
      await table.pass(1000)
    }
    #expect(screen?.hasPrefix("missing was not found. Is it in PATH?\n") == true)
  }

  @Test func `C6.17 C8.13 in Japanese, too`() throws {
    let told = try notices(
      ["white gtp:rex 1\r", Self.escape, "white gtp:missing\r", "white gtp:\r"],
      language: .japanese)
    #expect(
      told == [
        "白を担当する rex を起動しています。Esc で中止します。", "rex の起動を中止しました。",
        "missing が見つかりません。PATH にありますか?",
        "gtp: には gtp:gtp-rhino -l 3 のようにエンジンのコマンドが必要です。",
      ])
  }
}
