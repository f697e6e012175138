import Foundation
import TestSupport
import Testing

/// The program itself, with its plain face, in the terminal in which the live face is tested.
@Suite(.timeLimit(.minutes(1))) struct PlainAtTerminalTests {
  private let home: Home

  init() throws {
    home = try Home.live()
  }

  @Test func `the plain face is on the screen as it was written`() async throws {
    let game = try home.live("--plain", "--flip", "0.001")
    try await game.shows("    a b c d e f g h")
    game.type("d3\r")
    let screen = try await game.shows("o's turn")
    #expect(screen.everything.contains("x plays d3, flips d4"))
    #expect((screen.unknown, screen.isStyled, screen.hasWrapped) == ([], false, false))
    game.type("quit\r")
    let all = try await game.ended()
    #expect(all.end == .status(0))
    #expect(game.settings == game.settingsAtStart)
  }

  @Test func `the plain face is stopped and continued`() async throws {
    let shell = try home.liveInShell("--plain")
    let game = shell.terminal
    try await game.shows("x's turn")
    game.type(Keys.control("z"))
    #expect(try await shell.status() == 128 + SIGTSTP)
    #expect(game.settings == game.settingsAtStart)
    shell.fg()
    game.type("moves\r")
    try await game.shows("d3 turns 1")
    game.type(Keys.control("d"))
    #expect(try await shell.status() == 0)
  }

  @Test func `the plain face ends when the terminal is hung up`() async throws {
    let game = try home.live("--plain")
    try await game.shows("x's turn")
    game.hangUp()
    #expect(try await game.ended().end == .signal(SIGHUP))
  }
}
