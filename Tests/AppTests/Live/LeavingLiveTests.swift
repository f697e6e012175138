import Foundation
import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// Whatever ends the program, the terminal is as it was before (C6.5).
@Suite(.startsPrograms) struct LeavingLiveTests {
  private let home: Home

  init() throws {
    home = try Home.live()
  }

  @Test(
    arguments: [
      .keys("quit\r", .status(0)), .keys(Keys.control("d"), .status(0)),
      .keys(Keys.control("c"), .signal(SIGINT)), .keys(Keys.control("\\"), .signal(SIGQUIT)),
      .signal(SIGTERM), .signal(SIGHUP),
    ] as [WayOut], [false, true])
  func `C5.5 C5.7 every way to end a game restores the terminal`(
    way: WayOut, isPlain: Bool
  ) async throws {
    let game = try home.live(isPlain ? ["--plain"] : [])
    if isPlain {
      try await game.shows("x's turn")
    } else {
      #expect(try await game.showsPrompt().isPasteBracketed)
      #expect(game.settings?.editsLines == false && game.settings?.echoes == false)
      #expect(game.settings?.raisesSignals == true)
    }
    way.take(game)
    let all = try await game.ended()
    #expect(all.end == way.end)
    #expect(game.settings == game.settingsAtStart)
    #expect(isPlain || all.screen.isLeft, "\(all.screen)")
  }

  @Test(arguments: [
    ("", "The game is not saved."),
    ("c3\r", "This game was not saved. To save it, run 'reversi --save FILE --moves MOVES'."),
  ])
  func `C5.18 C5.9 a second program on the same game prints its new moves at its end`(
    typed: String, told: String
  ) async throws {
    let first = try home.live(["--flip", "0"])
    try await first.showsPrompt()
    first.type("d3\r")
    try await first.shows("o's turn")
    let second = try home.live(["--flip", "0"])
    try await second.showsPrompt()
    second.type(typed + "quit\r")
    let screen = try await second.ended().screen
    #expect(screen.lines.contains("d3c3") == !typed.isEmpty, "\(screen)")
    #expect(!screen.lines.contains("d3"), "\(screen)")
    #expect(screen.lines.contains(told), "\(screen)")
  }

  @Test func `C5.7 a signal at the end of a program does not take the terminal again`()
    async throws
  {
    for _ in 0..<RunOptions.endings {
      let game = try Home.live().live()
      try await game.showsPrompt()
      game.type("quit\r")
      for _ in 1...1000 {
        for signal in [SIGWINCH, SIGCONT] { game.send(signal) }
        await Task.yield()
      }
      #expect(try await game.ended().end == .status(0))
      #expect(game.settings == game.settingsAtStart)
      #expect(!game.screen.isPasteBracketed)
    }
  }

  @Test
  func `R12.6 C5.7 a signal drops and names the queued moves, and none is saved`()
    async throws
  {
    let game = try home.live(["--flip", "1000", "--save", home.folder.path("mine")])
    try await game.showsPrompt()
    game.type("d3\rc3\re6\r")
    try await game.showsPrompt("reversi> [c3 e6]")
    game.send(SIGTERM)
    let all = try await game.ended()
    #expect(all.end == .signal(SIGTERM))
    #expect(
      all.screen.everything.count { $0 == "Not played: c3 e6." } == 1, "\(all.screen)")
    #expect(try home.folder.text(of: "mine").hasPrefix("o00 moves=d3\n"))
  }

  @Test(arguments: [[], ["--plain"]])
  func `C5.5 a write error at a terminal is reported, and the terminal is restored`(
    arguments: [String]
  ) async throws {
    let game = try home.live(shell: #""$0" "$@" 1</dev/tty"#, arguments)
    let all = try await game.ended()
    #expect(all.end == .status(1))
    #expect(all.screen.lines.contains { $0.hasPrefix("reversi: cannot write: ") })
    #expect(game.settings == game.settingsAtStart)
    #expect(!all.bytes.contains(0x1B))
  }

  @Test func `C6.20 an empty read from a terminal is not the end of the input`() async throws {
    let game = try home.live(shell: #"stty min 0 time 0; exec "$0""#)
    try await game.showsPrompt()
    game.type("white\r")
    try await game.shows("White is manual.")
  }
}
