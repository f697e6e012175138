import Foundation
import TestSupport
import Testing

/// Ctrl-Z gives the terminal back and stops the program, `fg` goes on (C6.5).
struct SuspendingTests {
  /// Something that the game waits for, as a person sees it begin and end.
  struct Waiting {
    /// The option that says how long each of its parts takes.
    let option: String
    var parts = 1.0
    /// What is typed to make it begin.
    let typed: String
    let begun: String
    let over: String
  }

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

  @Test func `C6.5 a game that is continued paints its block below what others wrote`()
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
    try await game.shows("White is manual.")
    #expect(game.settings?.editsLines == false)
    game.type("quit\r")
    #expect(try await shell.status() == 0)
    #expect(game.settings == game.settingsAtStart)
    try await game.shows("cursor below the block") { $0.isLeft }
  }

  @Test(arguments: [
    Waiting(option: "--delay", typed: "bc\r", begun: " thinking", over: "● plays"),
    Waiting(option: "--flip", parts: 2, typed: "d3\r", begun: "● plays d3", over: "○'s turn"),
  ])
  func `C6.5 game time stands still while the program is stopped`(
    waiting: Waiting
  ) async throws {
    try await expectTimeToStandStill(while: waiting)
  }

  @Test func `C6.5 the plain front, too, is stopped and continues`() async throws {
    try await expectTimeToStandStill(
      while: Waiting(option: "--delay", typed: "d3\r", begun: "o is thinking", over: "o plays"),
      with: ["--plain", "-wcomputer", "--flip", "0"])
  }

  /// Stops the program during a wait, for longer than the wait takes.
  private func expectTimeToStandStill(
    while waiting: Waiting, with arguments: [String] = []
  ) async throws {
    let isOver = { @Sendable (screen: TerminalScreen) in
      screen.everything.contains { $0.contains(waiting.over) }
    }
    // On a machine so busy that the wait is over before the program stops, the wait is longer.
    for seconds in [2.0, 8, 32] {
      let shell = try home.liveInShell(
        [waiting.option, "\(seconds / waiting.parts)", "--new"] + arguments)
      let game = shell.terminal
      try await game.shows("'s turn")
      let start = clock.now
      game.type(waiting.typed)
      try await game.shows(waiting.begun)
      try await stop(shell, isPlain: arguments.contains("--plain"))
      let timeBefore = clock.now - start
      if isOver(game.screen) { continue }
      shell.run("command sleep \(seconds + 0.2)")
      #expect(try await shell.status() == 0)
      let again = clock.now
      shell.fg()
      try await game.shows(waiting.over, where: isOver)
      #expect(timeBefore + (clock.now - again) >= .seconds(seconds))
      return
    }
    Issue.record("every wait was over before the program stopped")
  }

  @Test func `C6.5 no disk is lost if the program is stopped while disks turn`() async throws {
    // On a machine so busy that the game is over before the program stops, the game is slower.
    for flip in ["0.05", "0.2", "0.8"] {
      let shell = try home.liveInShell(
        ["-bcomputer", "-wcomputer", "--delay", "0", "--flip", flip, "--seed", "5", "--new"])
      let game = shell.terminal
      var stopsInMidMove = 0
      while stopsInMidMove < 4 {
        // Before the program has the terminal again, Ctrl-Z is the shell's.
        let screen = try await game.shows("disks that turn, or the end") { screen in
          screen.isPasteBracketed && (screen.isInMidMove || screen.isOver)
        }
        if screen.isOver { break }
        try await stop(shell)
        if game.screen.isInMidMove { stopsInMidMove += 1 }
        shell.fg()
      }
      if stopsInMidMove == 0 { continue }
      let screen = try await game.shows("the end") { $0.isPasteBracketed && $0.isOver }
      #expect((screen.hasWrapped, screen.unknown) == (false, []))
      let moves = screen.everything.filter { $0.contains(" plays ") }
        .map { $0.dropFirst("● plays ".count).prefix(2) }
      #expect(moves == RandomGame(seed: 5).compactMap(\.square).map { "\($0)"[...] })
      return
    }
    Issue.record("every game was over before the program stopped")
  }

  @Test func `C6.5 SIGCONT repaints the block, also after a sudden stop`() async throws {
    let game = try home.live()
    let before = try await game.showsPrompt()
    game.send(SIGCONT)
    let screen = try await game.shows("another frame") { $0.frames > before.frames }
    #expect(screen.lines == before.lines)
  }

  @Test(arguments: [[], ["--plain"]])
  func `C6.5 a game in the background stops again, because it wants to read`(
    arguments: [String]
  ) async throws {
    let shell = try home.liveInShell(arguments)
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
        let answer = "a\(count) is not a legal move"
        return screen.lines.contains {
          $0.hasPrefix(answer) || $0.hasPrefix("reversi: \(answer)")
        }
      }
    }
    shell.terminal.type("quit\r")
    #expect(try await shell.status() == 0)
    #expect(shell.terminal.settings == shell.terminal.settingsAtStart)
  }

  @Test(arguments: [
    (SIGTERM, "Terminated", true), (SIGHUP, "Hangup", true), (SIGQUIT, "Quit", false),
  ])
  func `C5.7 a signal ends a game that is stopped, or in the background, and not the terminal`(
    signal: Int32, end: String, isInBackground: Bool
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
    if isInBackground {
      shell.run("bg; while jobs >'\(jobs)'; grep -q Running '\(jobs)'; do :; done")
      #expect(try await shell.status() == 0)
    }
    shell.run("kill -\(signal) %1; kill -CONT %1")
    shell.run("while jobs >'\(jobs)'; grep -qE 'Stopped|Running' '\(jobs)'; do :; done")
    for _ in 1...2 { #expect(try await shell.status() == 0) }
    #expect(try home.folder.text(of: "jobs").contains(end))
    #expect(shell.terminal.settings == shell.terminal.settingsAtStart)
  }
}

extension TerminalScreen {
  /// Whether a move is being shown.
  fileprivate var isInMidMove: Bool {
    block.contains { $0.contains("move  ") && !$0.hasSuffix(" 1") }
  }

  /// Whether the result of a finished game is shown.
  fileprivate var isOver: Bool { block.contains { $0.hasSuffix("or quit.") } }
}
