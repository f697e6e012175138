import Foundation
import GameSupport
import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// The program as a process at a terminal: signals, modes, and each way out.
@Suite(.startsPrograms, .watched) struct TerminalTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  /// A way to leave the program.
  enum WayOut: Sendable {
    case keys(String)
    case signal(Int32)

    var end: Run.End {
      switch self {
      case .keys: .status(0)
      case .signal(let signal): .signal(signal)
      }
    }
  }

  @Test(
    arguments: [
      .keys("quit\r"), .keys(Keys.control("d")), .keys(Keys.control("c")), .signal(SIGTERM),
      .signal(SIGHUP), .signal(SIGQUIT),
    ] as [WayOut])
  func `G1.12 G10.11 each way out restores the terminal and prints the farewell`(
    way: WayOut
  ) async throws {
    let game = try home.start("--flip", "0")
    try await game.shows("Your turn")
    #expect(game.screen.isAlternate && game.screen.isPasteBracketed)
    #expect(game.settings?.editsLines == false && game.settings?.echoes == false)
    game.type("d3\r")
    try await game.shows("You play d3")
    switch way {
    case .keys(let keys): game.type(keys)
    case .signal(let signal): game.send(signal)
    }
    let all = try await game.ended()
    #expect(all.end == way.end)
    #expect(game.settings == game.settingsAtStart)
    #expect(all.screen.isReleased, "\(all.screen)")
    #expect(all.screen.lines.contains { $0.hasPrefix("d3") }, "\(all.screen)")
    #expect(all.screen.lines.contains { $0.hasPrefix("Your game is saved in ") })
    #expect(all.screen.unknown == [])
    #expect(try home.folder.text(of: Home.game).contains("moves=d3"))
  }

  @Test func `G1.10 G1.11 Ctrl-Z shows the normal screen, and fg draws anew in another size`()
    async throws
  {
    let shell = try home.startInShell("--flip", "0", "--delay", "1000")
    let game = shell.terminal
    try await game.shows("Your turn")
    game.type("d3\r")
    try await game.shows("White thinks")
    game.type("und")
    try await game.shows("reversi> und")
    game.type(Keys.control("z"))
    #expect(try await shell.status() == 128 + SIGTSTP)
    #expect(game.settings == game.settingsAtStart)
    try await game.shows("the normal screen") { $0.isReleased }
    // Only what is in the foreground is told.
    game.resize(columns: 40, rows: 20)
    shell.fg()
    let screen = try await game.shows("reversi> und")
    #expect(screen.isAlternate && !screen.hasWrapped, "\(screen)")
    try await game.shows("White thinks")
    game.type("o\r")
    try await game.shows("Undone: d3.")
    game.type("quit\r")
    #expect(try await shell.status() == 0)
    #expect(game.settings == game.settingsAtStart)
  }

  @Test func `G1.8 a resize is drawn in the new size`() async throws {
    let game = try home.start()
    try await game.shows("Your turn")
    game.resize(columns: 24, rows: 11)
    try await game.shows("2:2 your turn")
    game.resize(columns: 20, rows: 10)
    try await game.shows("At least 24 x 11")
    game.resize(columns: 80, rows: 24)
    try await game.shows("Your turn")
  }

  @Test func `G1.12 a hang-up ends the program by SIGHUP`() async throws {
    let game = try home.start("--flip", "0")
    try await game.shows("Your turn")
    game.hangUp()
    #expect(try await game.ended().end == .signal(SIGHUP))
  }

  @Test func `G1.12 a terminal that cannot be written to is told and restored`() async throws {
    let game = try home.start(shell: #""$0" "$@" 1</dev/tty"#)
    let all = try await game.ended()
    #expect(all.end == .status(1))
    #expect(all.screen.lines.contains { $0.hasPrefix("reversi: cannot write: ") })
    #expect(game.settings == game.settingsAtStart)
  }

  @Test func `G11.7 two programs on one game: the second does not save`() async throws {
    let first = try home.start("--flip", "0", "--delay", "0", "--white", "computer:0")
    try await first.shows("Your turn")
    first.type("d3\r")
    try await first.shows("White plays")
    let saved = try home.folder.text(of: Home.game)
    let second = try home.start("--flip", "0")
    try await second.shows("Your game is open in another window. This one is not saved.")
    second.type("undo\r")
    try await second.shows("Undone: ")
    second.type("quit\r")
    let all = try await second.ended()
    #expect(all.screen.lines.contains("This game is not saved."), "\(all.screen)")
    #expect(try home.folder.text(of: Home.game) == saved)
  }

  @Test func `G14.9 Ctrl-C at the prompt ends the program by SIGINT, with the game saved`()
    async throws
  {
    let game = try home.start("--plain", "--flip", "0", "--delay", "1000")
    try await game.shows("reversi>")
    game.type("d3\r")
    try await game.shows("o is thinking")
    game.type(Keys.control("c"))
    let all = try await game.ended()
    #expect(all.end == .signal(SIGINT))
    #expect(!game.all.bytes.contains(0x1B))
    #expect(try home.folder.text(of: Home.game).contains("moves=d3"))
  }

  @Test func `G14.9 Ctrl-Z at the prompt stops the program, and fg goes on`() async throws {
    let shell = try home.startInShell("--plain", "--flip", "0")
    let game = shell.terminal
    try await game.shows("reversi>")
    game.type(Keys.control("z"))
    #expect(try await shell.status() == 128 + SIGTSTP)
    shell.fg()
    game.type("d3\r")
    try await game.shows("o plays ")
    game.type("quit\r")
    #expect(try await shell.status() == 0)
  }

  @Test func `G14.2 C5.5 without a terminal an empty script ends with status 0`() async throws {
    let run = try await home.run()
    #expect(run.end == .status(0))
    #expect(run.out == "x's turn\n" && run.err == "")
    #expect(try home.text(of: Home.game) == nil)
  }

  @Test(arguments: [["--black", "robot"], ["-x", "y"]])
  func `C5.3 a wrong option ends the program with status 2`(arguments: [String]) async throws {
    let run = try await home.run(arguments[0], arguments[1])
    #expect(run.end == .status(2))
    let lines = run.err.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("reversi: ") == true)
    #expect(lines.first?.contains(arguments[0]) == true, "\(run.err)")
  }
}
