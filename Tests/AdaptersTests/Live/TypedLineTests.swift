import Adapters
import TestSupport
import Testing
import UseCases

/// Whatever the game does, what is typed stays as it is (C6.1).
struct TypedLineTests {
  @Test func `C6.1 a thought, its flips, a pass and a resize leave a typed line alone`() throws {
    let table = try LiveTable(saved("o01", Ending.lightOnly), computer: ScriptedComputer("c1"))
    let prompts = table.play { table in
      await table.type("white ma")
      var prompts: [String] = []
      for milliseconds in [500, 1500, 250, 250] {
        await table.pass(milliseconds)
        prompts.append(table.screen.lowerRows.joined(separator: " | "))
      }
      table.resize(columns: 24, rows: 15)
      prompts.append(table.screen.lowerRows[1])
      table.resize(columns: 70, rows: 13)
      await table.type("nual")
      prompts.append(table.screen.lowerRows[1])
      await table.type("\r")
      return prompts + table.screen.lowerRows
    }
    let welcome = "Resumed your game. Type reset for a new one. | reversi> white ma█"
    #expect(
      prompts == [
        welcome, welcome, welcome,
        "Pass: ● cannot place a disk. | [Enter] Dismiss> white ma█",
        "[Enter] Dismis~~ite ma█", "[Enter] Dismiss> white manual█",
        "Pass: ● cannot place a disk.", "[Enter] Dismiss> █",
      ])
  }

  @Test func `C6.1 an entered line is gone from the prompt, and its answer is the notice`() throws {
    try #expect(
      rows("wihte manual\r")
        == ["'wihte manual' is not a command; did you mean 'white manual'?", "reversi> █"])
    try #expect(rows("a1\r", "d") == ["a1 turns no disk. Legal: d3 c4 f5 e6", "reversi> d█"])
    try #expect(rows("a1\r", "d3\r") == ["", "reversi> █"])
    try #expect(rows("d3\r", "e3\r") == ["Ignored e3: disks are still turning.", "reversi> █"])
    try #expect(rows("ok\r") == ["Ignored ok: there is nothing to answer.", "reversi> █"])
    try #expect(rows("d9\r") == ["d9 is off the board; columns a-h, rows 1-8", "reversi> █"])
    try #expect(rows("white\r") == ["White is Manual.", "reversi> █"])
    try #expect(rows("wc\r") == ["White is Computer now.", "reversi> █"])
    try #expect(rows("wc\r", "d3\r", "wm\r") == ["White is Manual now.", "reversi> █"])
    try #expect(rows("reset\r", "ok\r") == ["", "reversi> █"])
    try #expect(rows("reset\r", "\r") == ["Reset cancelled.", "reversi> █"])
    try #expect(
      rows("reset\r", "d3\r")
        == ["Do you really want to reset the game?", "Cancel / ok [Cancel]> █"])
  }

  @Test func `C6.1 the cursor moves along the line, and what is typed goes where it is`() throws {
    try #expect(rows("hite\u{1}w\u{5} m\u{1b}[D") == [Self.welcome, "reversi> white █m"])
    try #expect(rows("囲碁\u{1b}[D") == [Self.welcome, "reversi> 囲█碁"])
    try #expect(
      rows("a1\r", "\u{1b}[A") == ["a1 turns no disk. Legal: d3 c4 f5 e6", "reversi> a1█"])
    try #expect(rows("\u{1b}[200~white\rma\u{1b}[201~") == [Self.welcome, "reversi> white ma█"])
  }

  @Test func `C6.1 Tab completes, and leaves what could follow above the block`() throws {
    let table = try LiveTable()
    let screen = table.show { table in
      await table.type("wh\t")
      await table.type("\t")
    }
    #expect(screen?.hasPrefix("computer   manual\n    a b c") == true)
    #expect(screen?.hasSuffix("reversi> white █") == true)
  }

  private static let welcome = "New game. Type a move like d3, or help."

  /// The two lower rows after so much has been typed, one after the other.
  private func rows(_ typed: String...) throws -> [String]? {
    try LiveTable().play { table in
      for text in typed { await table.type(text) }
      return table.screen.lowerRows
    }
  }
}
