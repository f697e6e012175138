import Foundation
import TestSupport
import Testing

/// The ways out of a game at a terminal.
@Suite(.timeLimit(.minutes(1))) struct LeavingTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test(arguments: ["quit\n", "q\n", "exit\n", "\u{4}"])
  func `C5.5 quit and Ctrl-D end the plain front with status 0`(typed: String) async throws {
    let game = try home.startAtTerminal("--plain")
    try await game.prints(Boards.drawnStart)
    game.types(typed)
    #expect(await game.ended().end == .status(0))
  }

  @Test(arguments: [[], ["--delay", "1000000", "-bcomputer"]])
  func `C5.7 Ctrl-C ends the plain front by SIGINT`(arguments: [String]) async throws {
    let game = try home.startAtTerminal(["--plain"] + arguments)
    try await game.prints("x's turn\n")
    game.types("\u{3}")
    #expect(await game.ended().end == .signal(SIGINT))
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `C5.7 a signal ends the plain front, and the game is there at the next start`(
    signal: Int32
  ) async throws {
    let game = try home.startAtTerminal("--plain", "--flip", "1000000")
    game.types("d3\n")
    try await game.prints("x plays d3, flips d4\n")
    game.send(signal)
    #expect(await game.ended().end == .signal(signal))
    #expect(try home.folder.text(of: home.game) == "o00\n" + Boards.afterD3)
    #expect(try home.folder.allNames.filter { $0.hasSuffix(".reversi-saving") } == [])
  }

  @Test func `R6.2 leaving while the question is up resets nothing`() async throws {
    let game = try home.startAtTerminal("--plain", "--flip", "0")
    game.types("d3\nreset\n\u{4}")
    let run = await game.ended()
    #expect(run.out.hasSuffix("[cancel/ok]\n"))
    #expect(run.end == .status(0))
    #expect(try home.folder.text(of: home.game) == "o00\n" + Boards.afterD3)
  }

  @Test func `C1.1 the plain front never sends an escape sequence`() async throws {
    let game = try home.startAtTerminal(
      "--plain", "--delay", "0", "--flip", "0", "--color", "always", "-bcomputer", "-wcomputer")
    await game.printsAny(of: ["x won\n", "o won\n", "Tied\n", "[dismiss]\n"])
    game.types("help\nfrob\u{1B}[2J\nquit\n")
    let run = await game.ended()
    #expect((run.out + run.err).utf8.allSatisfy { $0 == 10 || (32..<127).contains($0) })
  }
}
