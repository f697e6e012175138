import Foundation
import GameSupport
import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// What would otherwise hide that a program does not do what is expected of it at a terminal.
@Suite(.startsPrograms) struct TerminalSessionTests {
  private func terminal(_ script: String) throws -> TerminalSession {
    try TerminalSession(
      ["/bin/sh", "-c", script], environment: ProcessInfo.processInfo.environment,
      screen: TerminalScreen(columns: 20, rows: 5))
  }

  @Test func `a session notices terminal settings that a program leaves changed`() async throws {
    let untidy = try terminal("stty -icanon -echo; echo done")
    _ = try await untidy.ended()
    #expect(untidy.settingsAtStart != untidy.settings)
    let (before, after) = try (#require(untidy.settingsAtStart), #require(untidy.settings))
    #expect((before.editsLines, before.echoes, before.raisesSignals) == (true, true, true))
    #expect((after.editsLines, after.echoes, after.raisesSignals) == (false, false, true))
  }

  @Test func `a wait for text that can no longer appear fails with the screen`() async throws {
    let terminal = try terminal("echo ready; exit 7")
    let failure = await #expect(throws: NotShown.self) { try await terminal.shows("never") }
    let message = failure.map { "\($0)" } ?? ""
    #expect(message.contains("no row with 'never'; the program ended: status(7)\n+---"))
    #expect(message.contains("|ready\n"))
  }
}
