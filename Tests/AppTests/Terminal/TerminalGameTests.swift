import TestSupport
import Testing

/// A person at a terminal, and the plain face.
@Suite(.timeLimit(.minutes(1))) struct TerminalGameTests {
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
          err: "reversi: New game. Type a move like d3, or help.\n"))
  }

  @Test func `C2.1 a typed move prints its lines, and the other side is awaited`()
    async throws
  {
    let game = try home.startAtTerminal("--plain", "--flip", "0.01")
    try await game.prints(Boards.drawnStart)
    game.types("d3\n")
    try await game.prints("x plays d3, flips d4\nx 4, o 1\no's turn\n" + Boards.drawnAfterD3)
    game.types("C3\n")
    try await game.prints("o plays c3, flips d4\nx 3, o 3\nx's turn\n")
    game.types("quit\n")
    #expect(await game.ended().end == .status(0))
  }

  @Test func `R2.2 a pick that is not awaited changes nothing, and is told why`() async throws {
    let game = try home.startAtTerminal("--plain", "--flip", "1000000")
    game.types("a1\n")
    try await game.prints("reversi: a1 is not a legal move for x; legal: d3 c4 f5 e6\n", to: .err)
    game.types("d3\n")
    try await game.prints("x plays d3, flips d4\n")
    game.types("c3\n")
    try await game.prints("reversi: c3 ignored: disks are still turning\n", to: .err)
    game.types("d3 &\nwait 1\nquit\n")
    let run = await game.ended()
    #expect(
      run.err.hasSuffix("reversi: & works in scripts only\nreversi: wait works in scripts only\n"))
    #expect(run.out.hasSuffix("x plays d3, flips d4\n"))
    #expect(try home.folder.text(of: home.game) == "o00\n" + Boards.afterD3)
  }

  @Test func `R3.1 while disks turn everything else can be typed`() async throws {
    let game = try home.startAtTerminal("--plain", "--flip", "1000000", "--board", "asked")
    game.types("d3\nhistory\nwhite computer\nblack\nmoves\nquit\n")
    let run = await game.ended()
    #expect(
      run.out == """
        x's turn
        x plays d3, flips d4
        d3
        o is computer
        x is manual
        disks are still turning

        """)
    #expect(try home.folder.text(of: home.game) == "o01\n" + Boards.afterD3)
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
}
