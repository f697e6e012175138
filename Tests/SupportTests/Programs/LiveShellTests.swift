import Foundation
import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// The shell that runs a program as its job.
@Suite(.startsPrograms) struct LiveShellTests {
  private let environment = ProcessInfo.processInfo.environment

  private func shell(_ script: String) throws -> LiveShell {
    try LiveShell(
      ["/bin/sh", "-c", script], environment: environment,
      screen: TerminalScreen(columns: 40, rows: 5))
  }

  @Test func `a job ends with its status, and the shell says nothing on the screen`()
    async throws
  {
    let shell = try shell("echo one; exit 7")
    #expect(try await shell.status() == 7)
    #expect(try await shell.terminal.shows("one").lines == ["one", "", "", "", ""])
    #expect(shell.terminal.settings == shell.terminal.settingsAtStart)
  }

  @Test func `a job is stopped by Ctrl-Z, and continued`() async throws {
    let shell = try shell(
      "trap 'echo again' CONT; echo ready; until read line; do :; done; echo read $line; exit 3")
    try await shell.terminal.shows("ready")
    for count in 1...3 {
      shell.terminal.type(Keys.control("z"))
      #expect(try await shell.status() == 128 + SIGTSTP)
      shell.fg()
      try await shell.terminal.shows("\(count) returns") { screen in
        screen.everything.count { $0.contains("again") } == count
      }
    }
    shell.terminal.type("d3\r")
    #expect(try await shell.status() == 3)
    try await shell.terminal.shows("read d3")
  }

  @Test func `a stopped job leaves the terminal to the shell`() async throws {
    let shell = try shell("echo ready; read line")
    try await shell.terminal.shows("ready")
    #expect(shell.terminal.foreground != shell.terminal.pid)
    shell.terminal.type(Keys.control("z"))
    #expect(try await shell.status() == 128 + SIGTSTP)
    #expect(shell.terminal.foreground == shell.terminal.pid)
    shell.run("echo here >&5")
    #expect(try await shell.status() == 0)
    try await shell.terminal.shows("here")
  }

  @Test func `Ctrl-C reaches the job and not the shell`() async throws {
    let shell = try shell("echo ready; read line")
    try await shell.terminal.shows("ready")
    shell.terminal.type(Keys.control("c"))
    #expect(try await shell.status() == 128 + SIGINT)
    shell.run("exit 5")
    #expect(try await shell.terminal.ended().end == .status(5))
  }
}
