import Foundation
import TestSupport
import Testing

/// Games that are left or killed, and started again.
struct ResumeTests {
  private let home: Home
  private let pass = "x's turn\nPass: x cannot place a disk. [dismiss]\n"
  private let resumed = "reversi: Resumed your game. Type reset for a new one.\n"

  init() throws {
    home = try Home()
  }

  @Test func `C5.18 R7.2 a game that was left resumes exactly where it was`() async throws {
    let game = try home.startAtTerminal("--plain", "--flip", "0")
    game.types("d3\nquit\n")
    #expect(await game.ended().end == .status(0))
    let next = try home.startAtTerminal("--plain")
    next.types("quit\n")
    #expect(
      await next.ended()
        == Run(out: "o's turn\n" + Boards.markedAfterD3, err: resumed + home.farewell))
  }

  @Test(arguments: ["o11\n" + Boards.afterD3, nil])
  func `C5.11 C5.12 a new game asked for is told as new and saved at once`(
    saved: String?
  ) async throws {
    if let saved { try home.folder.write(saved, to: home.game) }
    let game = try home.startAtTerminal("--plain", "--new")
    game.types("quit\n")
    let new = "reversi: New game. Type d3, or wc to play the computer.\n"
    #expect(
      await game.ended() == Run(out: "x's turn\n" + Boards.drawnStart, err: new + home.farewell))
    #expect(try home.folder.text(of: home.game) == "x00\n" + Boards.start)
  }

  /// Plays eight moves, after which Black must pass.
  private func gameAtPass() async throws -> Child {
    let game = try home.startAtTerminal("--plain", "--flip", "0")
    game.types("d3\nc3\ne6\nd2\nd1\ne1\nb2\nc1\n")
    try await game.prints(pass)
    return game
  }

  @Test func `R5.3 after a kill under a pass the pass is up again`() async throws {
    let game = try await gameAtPass()
    game.send(SIGKILL)
    #expect(await game.ended().end == .signal(SIGKILL))
    let next = try home.startAtTerminal("--plain")
    try await next.prints(resumed, to: .err)
    try await next.prints(pass)
    next.types("ok\n")
    try await next.prints("o's turn\n")
  }

  @Test func `R8.5 after a kill a pass that was dismissed is not up again`() async throws {
    let game = try await gameAtPass()
    game.types("ok\n")
    try await game.prints("o's turn\n")
    game.send(SIGKILL)
    _ = await game.ended()
    let next = try home.startAtTerminal("--plain")
    next.types("quit\n")
    let run = await next.ended()
    #expect(run.out.hasPrefix("o's turn\n    a b c d e f g h\n"))
    #expect(!run.out.contains("Pass"))
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
        + home.farewell)
    #expect(try home.folder.text(of: home.game + ".bad-1") == junk)
    #expect(try home.folder.text(of: home.game) == "o00 moves=d3\n" + Boards.afterD3)
  }
}
