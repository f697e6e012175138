import Foundation
import TestSupport
import Testing

/// Ctrl-Z gives the terminal back and stops the program, `fg` goes on (CONSOLE C6.5).
@Suite(.timeLimit(.minutes(1))) struct SuspendingTests {
  private let home: Home

  init() throws {
    home = try Home.live()
  }

  private func stop(_ shell: LiveShell) async throws {
    shell.terminal.type(Keys.control("z"))
    #expect(try await shell.status() == 128 + SIGTSTP)
    #expect(shell.terminal.settings == shell.terminal.settingsAtStart)
    try await shell.terminal.shows("cursor below the block") { $0.isLeft }
  }

  @Test func `C6.5 stopped and continued, the block is painted below what others wrote`()
    async throws
  {
    let shell = try home.liveInShell()
    let game = shell.terminal
    try await game.showsPrompt()
    game.type("d3\rwhi")
    let before = try await game.shows("White's turn") { screen in
      screen.prompt == "reversi> whi" && screen.block.contains { $0.hasSuffix("○'s turn") }
    }
    for count in 1...3 {
      try await stop(shell)
      shell.run("echo other \(count) >&5")
      #expect(try await shell.status() == 0)
      shell.fg()
      let screen = try await game.shows("block again") { screen in
        screen.isPasteBracketed && screen.prompt == "reversi> whi" && screen.block == before.block
      }
      #expect(screen.everything.contains("other \(count)"), "\(screen)")
    }
    game.type("te\r")
    try await game.shows("White is Manual.")
    #expect(game.settings?.editsLines == false)
    game.type("quit\r")
    #expect(try await shell.status() == 0)
    #expect(game.settings == game.settingsAtStart)
    try await game.shows("cursor below the block") { $0.isLeft }
  }

  @Test(arguments: [
    (["--delay", "1.5"], "bc\r", " thinking", "● plays"),
    (["--flip", "1.5"], "d3\r", "● plays d3", "○'s turn"),
  ])
  func `C6.5 game time stands still meanwhile`(
    arguments: [String], typed: String, begun: String, over: String
  ) async throws {
    let shell = try LiveShell(
      [Home.program] + arguments, environment: home.environment,
      screen: TerminalScreen(columns: 80, rows: 24))
    let game = shell.terminal
    let clock = ContinuousClock()
    let start = clock.now
    try await game.showsPrompt()
    game.type(typed)
    try await game.shows(begun)
    try await stop(shell)
    let stopped = clock.now
    // The stop lasts longer than what is under way.
    shell.run("command sleep 1.7")
    #expect(try await shell.status() == 0)
    let again = clock.now
    shell.fg()
    try await game.shows(over)
    #expect((stopped - start) + (clock.now - again) >= .seconds(1.5))
  }

  @Test func `C6.5 stopped while disks turn, not one is lost`() async throws {
    let shell = try LiveShell(
      [Home.program, "-bcomputer", "-wcomputer", "--delay", "0", "--flip", "0.006", "--seed", "5"],
      environment: home.environment, screen: TerminalScreen(columns: 80, rows: 24))
    for moves in [4, 8, 12, 16] {
      try await shell.terminal.shows("\(moves) moves") { screen in
        // Before it has the terminal again, Ctrl-Z is the shell's.
        screen.isPasteBracketed
          && screen.block.contains { $0.contains("move  ") && !$0.hasSuffix(" 1") }
          && screen.everything.count { $0.contains(" plays ") } >= moves
      }
      try await stop(shell)
      shell.fg()
    }
    let screen = try await shell.terminal.shows("end") { screen in
      screen.isPasteBracketed && screen.block.contains { $0.hasSuffix("or quit.") }
    }
    #expect((screen.hasWrapped, screen.unknown, screen.isFrameOpen) == (false, [], false))
    #expect(screen.isPasteBracketed)
  }

  @Test func `C6.5 a program stopped without notice repaints`() async throws {
    let game = try home.live()
    let before = try await game.showsPrompt()
    game.send(SIGCONT)
    let screen = try await game.shows("another frame") { $0.frames > before.frames }
    #expect(screen.lines == before.lines)
  }

  @Test(arguments: [[], ["--plain"]])
  func `C6.5 sent to the background it stops again, since it wants to read`(
    arguments: [String]
  ) async throws {
    let shell = try LiveShell(
      [Home.program] + arguments, environment: home.environment,
      screen: TerminalScreen(columns: 80, rows: 24))
    try await shell.terminal.shows("'s turn")
    for count in 1...5 {
      shell.terminal.type(Keys.control("z"))
      #expect(try await shell.status() == 128 + SIGTSTP)
      let jobs = home.folder.path("jobs")
      shell.run("bg; while jobs >'\(jobs)'; grep -q Running '\(jobs)'; do :; done")
      #expect(try await shell.status() == 0)
      #expect(try home.folder.text(of: "jobs").contains("Stopped"))
      shell.fg()
      shell.terminal.type("a\(count)\r")
      try await shell.terminal.shows("answer about a\(count)") { screen in
        let plain = "reversi: a\(count) is not a legal move"
        return screen.lines.contains { $0.hasPrefix("a\(count) turns") || $0.hasPrefix(plain) }
      }
    }
    shell.terminal.type("quit\r")
    #expect(try await shell.status() == 0)
    #expect(shell.terminal.settings == shell.terminal.settingsAtStart)
  }

  @Test(arguments: [(SIGTERM, "Terminated"), (SIGHUP, "Hangup"), (SIGQUIT, "Quit")])
  func `C5 a signal ends it where it stands stopped, without a hand on the terminal`(
    signal: Int32, end: String
  ) async throws {
    let shell = try home.liveInShell()
    try await shell.terminal.showsPrompt()
    for _ in 1...3 {
      try await stop(shell)
      shell.fg()
      try await shell.terminal.shows("prompt") { $0.isPasteBracketed }
    }
    try await stop(shell)
    // What a shell's own `kill` does about a job that is stopped.
    let jobs = home.folder.path("jobs")
    shell.run("kill -\(signal) %1; kill -CONT %1")
    shell.run("while jobs >'\(jobs)'; grep -qE 'Stopped|Running' '\(jobs)'; do :; done")
    for _ in 1...2 { #expect(try await shell.status() == 0) }
    #expect(try home.folder.text(of: "jobs").contains(end))
    #expect(shell.terminal.settings == shell.terminal.settingsAtStart)
  }

  @Test func `C6.5 the plain face, too, is stopped and goes on`() async throws {
    let shell = try home.liveInShell("--plain", "-wcomputer", "--flip", "0", "--delay", "1.5")
    try await shell.terminal.shows("x's turn")
    let clock = ContinuousClock()
    let start = clock.now
    shell.terminal.type("d3\r")
    try await shell.terminal.shows("o is thinking")
    shell.terminal.type(Keys.control("z"))
    #expect(try await shell.status() == 128 + SIGTSTP)
    #expect(shell.terminal.settings == shell.terminal.settingsAtStart)
    let stopped = clock.now
    shell.run("command sleep 1.7")
    #expect(try await shell.status() == 0)
    let again = clock.now
    shell.fg()
    try await shell.terminal.shows("o plays")
    #expect((stopped - start) + (clock.now - again) >= .seconds(1.5))
  }
}
