import TestSupport
import Testing

/// A person and the computer at one terminal.
@Suite(.timeLimit(.minutes(1))) struct TakeOverTests {
  private let home: Home

  init() throws {
    home = try Home()
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
    try await game.prints("o is manual\no stopped thinking\n" + Boards.drawnAfterD3)
    game.types("wc\n")
    try await game.prints("o is computer\no is thinking\n")
    game.types("quit\n")
    #expect(await game.ended().end == .status(0))
    #expect(try home.folder.text(of: home.game) == "o01\n" + Boards.afterD3)
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
    #expect((run.err.split(separator: "\n").count, run.end) == (1, .status(0)))
  }

  @Test func `R2.6 a switch while disks turn takes effect with the next turn`() async throws {
    let run = try await home.run(input: "d3 &\nwc &\nwait 0.5\nquit\n")
    let lines = ["o is computer", "x 4, o 1", "o's turn", "o is thinking"]
    #expect(run.out.split(separator: "\n").dropFirst(2).map(String.init) == lines)
  }

  @Test func `R6.3 a reset in mid-thought stops the thought, and both sides are manual`()
    async throws
  {
    let game = try home.startAtTerminal("--plain", "--delay", "1000000", "-bcomputer", "-wcomputer")
    try await game.prints("x is thinking\n")
    game.types("reset\n")
    try await game.prints("Confirmation: do you really want to reset the game? [cancel/ok]\n")
    game.types("d3\n")
    try await game.prints("reversi: d3 ignored: answer the reset question first\n", to: .err)
    game.types("ok\n")
    try await game.prints("New game.\nx's turn\n" + Boards.drawnStart)
    game.types("black\nwhite\n")
    try await game.prints("x is manual\no is manual\n")
    #expect(try home.folder.text(of: home.game) == "x00\n" + Boards.start)
  }

  @Test func `R6.3 a reset in mid-flip ends the showing at once`() async throws {
    let game = try home.startAtTerminal("--plain", "--flip", "1000000")
    game.types("d3\n")
    try await game.prints("x plays d3, flips d4\n")
    game.types("reset\nok\n")
    try await game.prints("[cancel/ok]\nNew game.\nx's turn\n" + Boards.drawnStart)
    #expect(try home.folder.text(of: home.game) == "x00\n" + Boards.start)
    game.types("c4\n")
    try await game.prints("x plays c4, flips d4\n")
  }

  @Test func `C3.4 an empty line in the plain front cancels the question`() async throws {
    let game = try home.startAtTerminal("--plain", "--flip", "0")
    game.types("d3\nreset\n")
    try await game.prints("[cancel/ok]\n")
    game.types("\n")
    try await game.prints("Reset cancelled.\n" + Boards.drawnAfterD3)
    #expect(try home.folder.text(of: home.game) == "o00\n" + Boards.afterD3)
  }
}
