import Foundation
import TestSupport
import Testing

/// A person at a terminal with the plain front.
struct PlainFrontTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test func `C5.12 C5.13 a new game at a terminal has a notice and a board`() async throws {
    let game = try home.startAtTerminal("--plain")
    game.types("quit\n")
    #expect(
      await game.ended()
        == Run(
          out: "x's turn\n" + Boards.drawnStart,
          err: "reversi: New game. Type d3, or wc to play the computer.\n" + home.unsaved))
  }

  @Test func `C2.1 a typed move prints its lines, and the other side is awaited`()
    async throws
  {
    let game = try home.startAtTerminal("--plain", "--flip", "0.01")
    try await game.prints(Boards.drawnStart)
    game.types("d3\n")
    try await game.prints("x plays d3, flips d4\nx 4, o 1\no's turn\n" + Boards.markedAfterD3)
    game.types("C3\n")
    try await game.prints("o plays c3, flips d4\nx 3, o 3\nx's turn\n")
    game.types("quit\n")
    #expect(await game.ended().end == .status(0))
  }

  @Test func `R4.1 a game comes to its end, and its result is saved`() async throws {
    try home.folder.write("x00\n" + Boards.top("xo-", "---"), to: home.game)
    let game = try home.startAtTerminal("--plain", "--flip", "0.01", "--board", "asked")
    game.types("c1\n")
    try await game.prints("x plays c1, flips b1\nx 3, o 0\nx won\n")
    game.types("d1\n")
    try await game.prints("reversi: d1 ignored: the game is over\n", to: .err)
    game.types("reset\nok\n")
    try await game.prints("New game.\nx's turn\n")
    game.types("\u{4}")
    #expect(await game.ended().end == .status(0))
    #expect(try home.folder.text(of: home.game) == "x00\n" + Boards.start)
  }

  @Test func `R2.5 a person takes over while the computer thinks, and hands back`()
    async throws
  {
    let game = try home.startAtTerminal("--plain", "--flip", "0", "--delay", "1000000")
    game.types("bc\n")
    try await game.prints("x is computer\nx is thinking\n")
    game.types("d3\n")
    try await game.prints("reversi: d3 ignored: x is thinking\n", to: .err)
    game.types("bm\n")
    try await game.prints("x is manual\nx stopped thinking\n" + Boards.drawnStart)
    game.types("wc\nd3\n")
    try await game.prints("o is computer\nx plays d3, flips d4\nx 4, o 1\no's turn\n")
    try await game.prints("o is thinking\n")
    game.types("wm\n")
    try await game.prints("o is manual\no stopped thinking\n" + Boards.markedAfterD3)
    game.types("wc\n")
    try await game.prints("o is computer\no is thinking\n")
    game.types("quit\n")
    #expect(await game.ended().end == .status(0))
    #expect(try home.folder.text(of: home.game) == "o01 moves=d3\n" + Boards.afterD3)
  }

  @Test func `R2.3 a person plays white against the computer`() async throws {
    let game = try home.startAtTerminal(
      "--plain", "--flip", "0.001", "--delay", "0.001", "--seed", "7", "--black", "computer")
    try await game.prints("x is thinking\nx plays ")
    for _ in 1...3 {
      try await game.prints("o's turn\n")
      game.types("moves\n")
      let legal = try await game.nextLine(containing: " turns ")
      game.types("\(legal.prefix(2))\n")
      try await game.prints("o plays \(legal.prefix(2)), flips ")
      try await game.prints("x's turn\nx is thinking\nx plays ")
    }
    game.types("quit\n")
    let run = await game.ended()
    #expect((run.err.split(separator: "\n").count, run.end) == (2, .status(0)))
  }

  @Test(arguments: ["quit\n", "q\n", "exit\n", "\u{4}"])
  func `C5.5 quit and Ctrl-D end the plain front with status 0`(typed: String) async throws {
    let game = try home.startAtTerminal("--plain")
    try await game.prints(Boards.drawnStart)
    game.types(typed)
    #expect(await game.ended().end == .status(0))
  }

  @Test func `R6.2 leaving while the question is up resets nothing`() async throws {
    let game = try home.startAtTerminal("--plain", "--flip", "0")
    game.types("d3\nreset\n\u{4}")
    let run = await game.ended()
    #expect(run.out.hasSuffix("[cancel/ok]\n"))
    #expect(run.end == .status(0))
    #expect(try home.folder.text(of: home.game) == "o00 moves=d3\n" + Boards.afterD3)
  }
}
