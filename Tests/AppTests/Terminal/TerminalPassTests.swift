import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct TerminalPassTests {
  private let home: Home
  private let pass = "x's turn\nPass: x cannot place a disk. [dismiss]\n"

  init() throws {
    home = try Home()
  }

  /// Plays to the position in which Black must pass.
  private func gameAtPass() async throws -> Child {
    let game = try home.startAtTerminal("--plain", "--flip", "0.001")
    game.types("d3\n")
    var turn = "o's turn\n"
    for move in ["c3", "e6", "d2", "d1", "e1", "b2", "c1"] {
      try await game.prints(turn)
      game.types(move + "\n")
      turn = turn == "o's turn\n" ? "x's turn\n" : "o's turn\n"
    }
    try await game.prints(pass)
    return game
  }

  @Test func `R5.1 a pass is shown, and dismissed with an empty line`() async throws {
    let game = try await gameAtPass()
    game.types("a8\n")
    try await game.prints("reversi: a8 ignored: dismiss the pass first\n", to: .err)
    game.types("\n")
    try await game.prints("o's turn\n    a b c d e f g h\n")
    game.types("history\n")
    try await game.prints("d3c3e6d2d1e1b2c1--\n")
  }

  @Test(arguments: ["ok", "dismiss", "y", "YES"])
  func `C3.3 C3.4 ok and dismiss dismiss a pass at a terminal`(word: String) async throws {
    let game = try await gameAtPass()
    game.types(word + "\n")
    try await game.prints("o's turn\n")
  }

  @Test func `R5.3 after a kill under a pass the pass is up again`() async throws {
    let game = try await gameAtPass()
    game.send(SIGKILL)
    #expect(await game.ended().end == .signal(SIGKILL))
    let next = try home.startAtTerminal("--plain")
    try await next.prints("reversi: Resumed your game. Type reset for a new one.\n", to: .err)
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

  @Test func `R8.3 a switch while a pass is up changes the mode, and the alert stays`()
    async throws
  {
    let game = try await gameAtPass()
    game.types("bc\n")
    try await game.prints("x is computer\n")
    game.types("board\n\n")
    try await game.prints("o's turn\n")
    let saved = try home.folder.text(of: home.game)
    #expect(saved.hasPrefix("o10\n"))
  }
}
