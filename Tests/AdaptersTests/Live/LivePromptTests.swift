import Adapters
import Domain
import Infrastructure
import LiveFront
import TestSupport
import Testing
import UseCases

/// The line that is typed while the game goes on (C6.1, C6.5).
struct LivePromptTests {
  @Test(arguments: 1...UInt64(RunOptions.typings))
  func `C6.1 the line that is typed while the game goes on is carried out as it was typed`(
    seed: UInt64
  ) throws {
    let table = try LiveTable(
      saved("o01", Ending.lightOnly), computer: ScriptedComputer("c1"), seed: seed)
    let mode = table.time.run {
      async let end = table.prompt.run()
      for key in ["\u{1b}[1;2R"] + "white manual\r".map(String.init) {
        table.keyboard.type(key)
        try? await table.time.sleep(for: .milliseconds(250))
      }
      table.keyboard.end()
      _ = await end
      return await table.loop.session.modes[.light]
    }
    #expect(mode == .manual)
    let lines = table.promptRows.map { $0.drop { $0 != ">" }.dropFirst(2) }
    #expect(lines.allSatisfy { "white manual".hasPrefix($0) })
    #expect(lines.contains("white manual"))
  }

  @Test(arguments: ["quit\r", "q\r", "\u{4}", "d3\r\u{4}", "white\u{15}\u{4}"])
  func `C5.18 C6.24 the block is left without its prompt, and the cursor is below it`(typed: String)
    throws
  {
    let table = try LiveTable()
    #expect(table.time.run { await leave(table, by: typed) } != nil)
    let screen = table.screen.now
    #expect(screen.lines[screen.cursor.row - 1] == "The game is not saved.")
    #expect(!screen.lines.contains { $0.contains("reversi>") })
    #expect(screen.lines[screen.cursor.row...].allSatisfy { $0.isEmpty })
    #expect(screen.cursor.column == 0)
    #expect(screen.isReleased)
  }

  @Test func `C5.5 keys that cannot be read any further end the game, and the reason is told`()
    throws
  {
    let table = try LiveTable()
    let end = table.time.run {
      async let end = table.prompt.run()
      await table.pass(200)
      table.keyboard.breakOff(because: "Is a directory")
      return await end
    }
    #expect(end == .brokenOff)
    #expect(table.screen.text.hasPrefix("The input cannot be read: Is a directory.\n"))
  }

  private func leave(_ table: LiveTable, by typed: String) async {
    async let end = table.prompt.run()
    await table.pass(0)
    if let report = table.report { await table.type(report) }
    await table.type(typed)
    _ = await end
    await table.pass(1000)
  }
}

extension LiveTable {
  /// What the prompt's row showed after each frame.
  fileprivate var promptRows: [String] {
    var now = TerminalScreen(columns: 80, rows: 24)
    return screen.writes.filter { $0.isOneFrame }.map { frame in
      now.feed(frame)
      return now.prompt
    }
  }
}
