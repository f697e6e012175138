import Foundation
import ProgramSupport
import Synchronization
import TestSupport
import TestTraits
import Testing

/// The terminal in which the live front is tested, with programs that are surely there.
@Suite(.startsPrograms) struct TerminalSessionTests {
  private let environment = ProcessInfo.processInfo.environment

  private func terminal(_ script: String, columns: Int = 20) throws -> TerminalSession {
    try TerminalSession(
      ["/bin/sh", "-c", script], environment: environment,
      screen: TerminalScreen(columns: columns, rows: 5))
  }

  @Test func `what a program writes is on the screen, and how it ends is told`() async throws {
    let all = try await terminal("echo one; printf '●\\033[1Ctwo'; exit 7").ended()
    #expect(all.screen.lines == ["one", "● two", "", "", ""])
    #expect(all.end == .status(7))
    #expect(all.bytes == Array("one\r\n●\u{1B}[1Ctwo".utf8))
  }

  @Test func `a program has no descriptors but those that it is given`() async throws {
    let left = dup(1)
    defer { close(left) }
    let script = "for n in 3 4 $0; do test -e /dev/fd/$n && echo $n; done; echo done"
    let terminal = try TerminalSession(
      ["/bin/sh", "-c", script, "\(left)"], environment: environment,
      screen: TerminalScreen(columns: 20, rows: 5))
    #expect(try await terminal.ended().screen.lines[0] == "done")
  }

  @Test func `a program is at a terminal of a size, and learns of another`() async throws {
    let terminal = try terminal("trap 'stty size' WINCH; stty size; while :; do read x; done")
    try await terminal.shows("5 20")
    terminal.resize(columns: 33, rows: 7)
    terminal.type("\n")
    let screen = try await terminal.shows("7 33")
    #expect((screen.columns, screen.rows) == (33, 7))
  }

  @Test func `what is typed is read, and shown by the terminal itself`() async throws {
    let terminal = try terminal("read line; echo read $line")
    terminal.type("d3\r")
    #expect(try await terminal.ended().screen.lines.prefix(2) == ["d3", "read d3"])
  }

  @Test func `a terminal that is hung up sends SIGHUP`() async throws {
    // What it reads is not the terminal, whose end of input would come at the same time.
    let other = try Channel()
    defer { for end in [other.reading, other.writing] { close(end) } }
    let terminal = try TerminalSession(
      ["/bin/sh", "-c", "echo ready; read line <&3"], environment: environment,
      screen: TerminalScreen(columns: 20, rows: 5), further: [other.reading])
    try await terminal.shows("ready")
    terminal.hangUp()
    #expect(try await terminal.ended().end == .signal(SIGHUP))
    #expect(terminal.settings == nil)
  }

  @Test func `settings that a program leaves behind differ from those before`() async throws {
    let tidy = try terminal("stty raw -echo; stty sane; exit")
    let untidy = try terminal("stty -icanon -echo; echo done")
    _ = try await untidy.ended()
    #expect(untidy.settingsAtStart != untidy.settings)
    let (before, after) = try (#require(untidy.settingsAtStart), #require(untidy.settings))
    #expect((before.editsLines, before.echoes, before.raisesSignals) == (true, true, true))
    #expect((after.editsLines, after.echoes, after.raisesSignals) == (false, false, true))
    _ = try await tidy.ended()
    #expect(tidy.settings?.editsLines == true)
  }

  @Test func `a program that asks for the cursor is answered`() async throws {
    let terminal = try terminal(
      "stty raw -echo; printf 'ab\\033[6n'; head -c 6 | od -An -c", columns: 40)
    try await terminal.shows("033   [   1   ;   3   R")
  }

  @Test func `what can no longer be shown fails with the screen`() async throws {
    let terminal = try terminal("echo ready")
    let failure = await #expect(throws: NotShown.self) { try await terminal.shows("never") }
    let message = failure.map { "\($0)" } ?? ""
    #expect(message.contains("no row with 'never'; the program ended: status(0)\n+---"))
    #expect(message.contains("|ready\n"))
  }

  @Test func `a screen is shown at the end of each frame, and not before`() async throws {
    let terminal = try terminal(
      """
      printf '\\033[?2026hhalf\\033[H\\033[Kwhole\\033[?2026l'
      read line
      printf '\\033[H\\033[Kmore'
      """)
    let first = try await terminal.shows("text") { !$0.lines[0].isEmpty }
    #expect((first.lines[0], first.frames) == ("whole", 1))
    terminal.type("\n")
    #expect(try await terminal.ended().screen.lines[0] == "more")
  }

  @Test func `a program ends when nobody holds its terminal`() async throws {
    let life = try Channel()
    defer { close(life.reading) }
    _ = try TerminalSession(
      ["/bin/sh", "-c", "trap '' HUP; read line"], environment: environment,
      screen: TerminalScreen(columns: 20, rows: 5), further: [life.writing])
    close(life.writing)
    #expect(nextBytes(of: life.reading) == [])
  }

  #if os(Linux)
    @Test func `the work of a program is told`() async throws {
      let terminal = try terminal("for i in 1 2 3; do echo $i; done; read line")
      try await terminal.shows("3")
      let work = try #require(Work(of: terminal.pid))
      #expect(work.writes == 3)
      #expect(work.ticks < 100)
    }
  #endif
}
