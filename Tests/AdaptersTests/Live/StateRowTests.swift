import Adapters
import TestSupport
import Testing
import UseCases

/// The two lower rows in every state that C6 lists.
struct StateRowTests {
  @Test func `C6.8 the lower lines of a new game are as listed`() throws {
    try #expect(rows() == ["New game. Type a move like d3, or help.", "reversi> █"])
  }

  @Test func `C6.8 the lower lines after a square that turns no disk are as listed`() throws {
    try #expect(rows("a1\r") == ["a1 turns no disk. Legal: d3 c4 f5 e6", "reversi> █"])
  }

  @Test func `C6.8 the lower lines after a pick while the computer thinks are as listed`() throws {
    try #expect(
      rows(from: saved("o01"), "e3\r")
        == ["Ignored e3: White is thinking. (white manual takes over)", "reversi> █"])
  }

  @Test func `C6.8 the lower lines after a thought was called off are as listed`() throws {
    try #expect(
      rows(from: saved("o01"), "white manual\r")
        == ["White is Manual now. Thinking stopped.", "reversi> █"])
  }

  @Test func `C6.8 the lower lines of a pass are as listed`() throws {
    try #expect(
      rows(from: saved("o00", Ending.lightOnly), "c1\r")
        == ["Pass: ● cannot place a disk.", "[Enter] Dismiss> █"])
  }

  @Test func `R5.3 C6.8 the lower lines tell a pass that is up at the start`() throws {
    try #expect(
      rows(from: saved("x00", Ending.lightOnly))
        == ["Pass: ● cannot place a disk.", "[Enter] Dismiss> █"])
  }

  @Test func `R6.4 C6.8 the lower lines tell a pass that was beneath the reset question`() throws {
    try #expect(
      rows(from: saved("x00", Ending.lightOnly), "reset\r", "\r")
        == ["Pass: ● cannot place a disk.", "[Enter] Dismiss> █"])
  }

  @Test func `C6.8 the lower lines of the reset question are as listed`() throws {
    try #expect(
      rows("reset\r") == ["Do you really want to reset the game?", "Cancel / ok [Cancel]> █"])
  }

  @Test func `C6.8 the lower lines of a game that is over are as listed`() throws {
    let moves = "e6 f4 e3 f6 g5 d6 e7 f5 c5".split(separator: " ").map { "\($0)\r" }
    try #expect(
      rows(moves) == ["Black 13, White 0. Type reset to play again, or quit.", "reversi> █"])
  }

  /// The two lower rows after some lines, each followed by the flips of its move.
  private func rows(from saved: SavedGame? = nil, _ lines: String...) throws -> [String]? {
    try rows(lines, from: saved)
  }

  private func rows(_ lines: [String], from saved: SavedGame? = nil) throws -> [String]? {
    try LiveTable(saved, pace: Pace(disk: .milliseconds(1))).play { table in
      for line in lines {
        await table.type(line)
        await table.pass(100)
      }
      return table.screen.lowerRows
    }
  }
}
