import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct ResumeTests {
  private let home: Home
  private let resumed = "reversi: Resumed your game. Type reset for a new one.\n"

  init() throws {
    home = try Home()
  }

  @Test func `R7.2 a game that was left resumes exactly where it was`() async throws {
    let game = try home.startAtTerminal("--plain", "--flip", "0")
    game.types("d3\nquit\n")
    #expect(await game.ended().end == .status(0))
    let next = try home.startAtTerminal("--plain")
    next.types("quit\n")
    #expect(await next.ended() == Run(out: "o's turn\n" + Boards.drawnAfterD3, err: resumed))
  }

  @Test func `R7.2 after a kill in mid-flip the game resumes after the move`() async throws {
    let game = try home.startAtTerminal("--plain", "--flip", "1000000")
    game.types("d3\n")
    try await game.prints("x plays d3, flips d4\n")
    game.send(SIGKILL)
    _ = await game.ended()
    let next = try home.startAtTerminal("--plain")
    next.types("quit\n")
    #expect(await next.ended() == Run(out: "o's turn\n" + Boards.drawnAfterD3, err: resumed))
  }

  @Test func `R7.2 after a kill in mid-thought the computer thinks again`() async throws {
    let game = try home.startAtTerminal("--plain", "--delay", "1000000", "--black", "computer")
    try await game.prints("x is thinking\n")
    game.send(SIGKILL)
    _ = await game.ended()
    let next = try home.startAtTerminal("--plain", "--delay", "1000000")
    next.types("quit\n")
    #expect(await next.ended() == Run(out: "x's turn\nx is thinking\n", err: resumed))
  }

  @Test func `R7.2 a finished game shows its result`() async throws {
    try home.folder.write("-00\n" + Boards.top("xxx"), to: home.game)
    let game = try home.startAtTerminal("--plain", "--board", "asked")
    game.types("quit\n")
    let notice = "reversi: Resumed a finished game. Type reset to play again.\n"
    #expect(await game.ended() == Run(out: "x won\n", err: notice))
  }

  @Test func `R7.5 a game that cannot be read is kept, and a new one begins`() async throws {
    let junk = "x00\n" + Boards.start.replacing("---ox---", with: "---ox--")
    try home.folder.write(junk, to: home.game)
    let game = try home.startAtTerminal("--plain", "--board", "asked", "--flip", "0")
    game.types("d3\nquit\n")
    let run = await game.ended()
    #expect(run.out.hasPrefix("x's turn\nx plays d3"))
    let problem = "line 5 has 7 squares"
    #expect(
      run.err
        == "reversi: The saved game could not be read (\(problem)). Kept as game.bad-1; new game.\n"
    )
    #expect(try home.folder.text(of: home.game + ".bad-1") == junk)
    #expect(try home.folder.text(of: home.game) == "o00\n" + Boards.afterD3)
  }

  @Test func `R7.5 a game that cannot be set aside is told and not saved over`()
    async throws
  {
    let name = String(repeating: "g", count: 250)
    try home.folder.write("junk", to: "state/reversi/\(name)")
    try home.folder.link(home.game, to: name)
    let game = try home.startAtTerminal("--plain", "--flip", "0")
    game.types("d3\nquit\n")
    let run = await game.ended()
    let problem = "line 1 is 'junk', not like x01"
    #expect(
      run.err == "reversi: The saved game could not be read (\(problem)) or set aside "
        + "(File name too long). New game; this one will not be saved.\n")
    #expect(run.end == .status(0))
    #expect(try home.folder.text(of: "state/reversi/\(name)") == "junk")
  }

  @Test func `C5.9 a second game at another terminal does not save`() async throws {
    let first = try home.startAtTerminal("--plain", "--flip", "0")
    first.types("d3\n")
    try await first.prints("o's turn\n")
    let second = try home.startAtTerminal("--plain", "--flip", "0")
    second.types("c3\nquit\n")
    let held = "reversi: Another reversi has this game open. This one will not save.\n"
    #expect(await second.ended().err == held + resumed)
    #expect(try home.folder.text(of: home.game) == "o00\n" + Boards.afterD3)
  }
}
