import Foundation
import GameSupport
import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// The console of the challenge as a job of a shell.
@Suite(.startsPrograms, .watched) struct ConsoleJobTests {
  private let home: PlainHome

  init() throws {
    home = try PlainHome.live()
  }

  @Test func `C5.29 in the background the console stops, and fg goes on`() async throws {
    let shell = try LiveShell(
      [builtProgram("reversi-console"), "--flip", "0"], environment: home.environment,
      screen: TerminalScreen(columns: 80, rows: 24))
    try await shell.terminal.shows("reversi>")
    shell.terminal.type(Keys.control("z"))
    #expect(try await shell.status() == 128 + SIGTSTP)
    shell.run("bg >/dev/null; wait %1")
    try #require(try await shell.status() == 128 + SIGTTIN)
    shell.fg()
    shell.terminal.type("d3\r")
    try await shell.terminal.shows("x plays d3")
    shell.terminal.type("quit\r")
    #expect(try await shell.status() == 0)
  }
}
