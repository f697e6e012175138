import Foundation
import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// Ctrl-Z gives the terminal back and stops the program, `fg` goes on (C6.5).
@Suite(.startsPrograms) struct SuspendingTests {
  private let home: Home
  private let clock = ContinuousClock()

  init() throws {
    home = try Home.live()
  }

  private func stop(_ shell: LiveShell, isPlain: Bool = false) async throws {
    shell.terminal.type(Keys.control("z"))
    #expect(try await shell.status() == 128 + SIGTSTP)
    #expect(shell.terminal.settings == shell.terminal.settingsAtStart)
    if isPlain { return }
    try await shell.terminal.shows("cursor below the block") { $0.isLeft }
  }

  @Test func `C6.23 after fg the block stands below the output of other programs`()
    async throws
  {
    let shell = try home.liveInShell()
    let game = shell.terminal
    try await game.showsPrompt()
    game.type("d3\rwhi")
    let before = try await game.shows("White's turn") { screen in
      screen.prompt == "reversi> whi" && screen.block.contains { $0.hasSuffix("o's turn") }
    }
    for count in 1...2 {
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
    let screen = try await game.shows("White is manual.")
    let others = screen.everything.filter { $0.hasPrefix("other ") }
    #expect(others == ["other 1", "other 2"], "what others wrote is erased")
    #expect(game.settings?.editsLines == false)
    game.type("quit\r")
    #expect(try await shell.status() == 0)
    #expect(game.settings == game.settingsAtStart)
    try await game.shows("cursor below the block") { $0.isLeft }
  }

  @Test func `C6.16 C6.23 after fg the block fits a terminal that was resized meanwhile`()
    async throws
  {
    let shell = try home.liveInShell()
    let game = shell.terminal
    try await game.showsPrompt()
    try await stop(shell)
    let frames = game.screen.frames
    // Only what is in the foreground is told.
    game.resize(columns: 40, rows: 20)
    shell.fg()
    let screen = try await game.shows("block again") { $0.frames > frames }
    #expect(screen.block.suffix(6).prefix(2) == ["x 2 human  o 2 human", "x's turn"])
    #expect(!screen.hasWrapped)
  }

  @Test(arguments: [[], ["--plain"]])
  func `C6.23 game time stands still while the program is stopped`(face: [String]) async throws {
    let isOver = { @Sendable (screen: TerminalScreen) in
      screen.everything.contains { $0.contains("x plays ") }
    }
    // Where the thought is over before the program stops, the next one is longer.
    for seconds in (0...10).map({ 1 << $0 }) {
      let shell = try home.liveInShell(["--delay", "\(seconds)", "--new"] + face)
      let game = shell.terminal
      try await game.shows("'s turn")
      let start = clock.now
      game.type("bc\r")
      try await game.shows(" thinking")
      try await stop(shell, isPlain: !face.isEmpty)
      let timeBefore = clock.now - start
      // What the program has written before is on the screen now, too.
      shell.run("echo stopped >&5")
      #expect(try await shell.status() == 0)
      if isOver(try await game.shows("stopped")) { continue }
      shell.run("command sleep \(seconds)")
      #expect(try await shell.status() == 0)
      let again = clock.now
      shell.fg()
      try await game.shows("a move", where: isOver)
      #expect(timeBefore + (clock.now - again) >= .seconds(seconds))
      return
    }
    Issue.record("every thought was over before the program stopped")
  }

  @Test func `C6.23 SIGCONT repaints the block, even without a stop`() async throws {
    let game = try home.live()
    let before = try await game.showsPrompt()
    game.send(SIGCONT)
    let screen = try await game.shows("another frame") { $0.frames > before.frames }
    #expect(screen.lines == before.lines)
  }

  /// Has the shell wait until what it says about its job has one of these words in it.
  private func job(_ shell: LiveShell, is words: String...) async throws -> Bool {
    let jobs = home.folder.path("jobs")
    let pattern = words.map { "-e '\($0)'" }.joined(separator: " ")
    shell.run("until jobs >'\(jobs)'; grep -q \(pattern) '\(jobs)'; do command sleep 0.02; done")
    return try await shell.status() == 0
  }

  @Test(arguments: [[], ["--plain"]])
  func `C6.23 a game in the background stops again when it reads`(
    arguments: [String]
  ) async throws {
    let shell = try home.liveInShell(arguments)
    try await shell.terminal.shows("'s turn")
    for count in 1...2 {
      shell.terminal.type(Keys.control("z"))
      #expect(try await shell.status() == 128 + SIGTSTP)
      shell.run("bg")
      #expect(try await shell.status() == 0)
      #expect(try await job(shell, is: "Stopped"))
      shell.fg()
      shell.terminal.type("a\(count)\r")
      try await shell.terminal.shows("answer about a\(count)") { screen in
        screen.lines.contains { $0.contains("a\(count) is not a legal move") }
      }
    }
    shell.terminal.type("quit\r")
    #expect(try await shell.status() == 0)
    #expect(shell.terminal.settings == shell.terminal.settingsAtStart)
  }

  @Test(arguments: [
    (SIGTERM, "Terminated", true), (SIGHUP, "Hangup", true), (SIGQUIT, "Quit", false),
  ])
  func `C5.7 a signal ends a stopped or background game, which leaves the terminal alone`(
    signal: Int32, end: String, isInBackground: Bool
  ) async throws {
    let shell = try home.liveInShell()
    try await shell.terminal.showsPrompt()
    try await stop(shell)
    shell.fg()
    try await shell.terminal.shows("prompt") { $0.isPasteBracketed }
    try await stop(shell)
    let frames = shell.terminal.screen.frames
    if isInBackground {
      shell.run("bg")
      #expect(try await shell.status() == 0)
      #expect(try await job(shell, is: "Stopped"))
    }
    // What a shell's own `kill` does about a job that is stopped.
    shell.run("kill -\(signal) %1; kill -CONT %1")
    #expect(try await shell.status() == 0)
    #expect(try await job(shell, is: end))
    #expect(shell.terminal.settings == shell.terminal.settingsAtStart)
    #expect(shell.terminal.screen.frames == frames)
  }

  @Test
  func `C5.7 an interrupt ends a background game and does not clear its half-typed line`()
    async throws
  {
    let shell = try home.liveInShell()
    try await shell.terminal.showsPrompt()
    shell.terminal.type("half")
    try await shell.terminal.showsPrompt("reversi> half")
    try await stop(shell)
    // The signal of the lower number is received first; the other one ends the game in any case.
    shell.run("kill -INT %1; kill -TERM %1; kill -CONT %1")
    #expect(try await shell.status() == 0)
    #expect(try await job(shell, is: "Interrupt", "Terminated"))
    #expect(try home.folder.text(of: "jobs").contains("Interrupt"))
    #expect(shell.terminal.settings == shell.terminal.settingsAtStart)
  }
}
