import ProgramSupport
import TestTraits
import Testing

/// A console that is made of the core alone, without what stands beside the challenge.
@Suite(.startsPrograms) struct CoreConsoleTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  /// Plays the lines of a script, with the saved game of the home.
  private func play(_ lines: String...) async throws -> Run {
    let program = try Child(
      [builtProgram("reversi-core"), home.folder.path("game")], environment: home.environment)
    program.types(lines.map { "\($0)\n" }.joined())
    program.endInput()
    return await program.ended()
  }

  @Test func `R2.3 R6.2 R7.1 R7.2 the core alone plays a game, and resumes it after a restart`()
    async throws
  {
    let played = try await play(
      "d3", "c3", "a1", "white computer", "c4", "reset", "cancel", "black computer &",
      "black manual")
    #expect(played.out == Self.game)
    #expect(played.err == "reversi: line 3: a1 is not a legal move for x; legal: b3 c4 f5 e6\n")
    #expect(played.end == .status(1))
    #expect(try home.folder.text(of: "game").hasPrefix("x01 moves=d3c3c4c5\n"))
    let resumed = try await play("history", "white manual", "d6", "reset", "ok")
    #expect(resumed == Run(out: Self.resumedGame))
    #expect(try home.folder.text(of: "game").hasPrefix("x00\n"))
  }

  private static let game = """
    x's turn
    x plays d3, flips d4
    x 4, o 1
    o's turn
    o plays c3, flips d4
    x 3, o 3
    x's turn
    o is computer
    x plays c4, flips d4
    x 5, o 2
    o's turn
    o is thinking
    o plays c5, flips c4 d5
    x 3, o 5
    x's turn
    Confirmation: do you really want to reset the game? [cancel/ok]
    Reset cancelled.
    x is computer
    x is thinking
    x is manual
    x stopped thinking

    """

  private static let resumedGame = """
    x's turn
    d3c3c4c5
    o is manual
    x plays d6, flips d5
    x 5, o 4
    o's turn
    Confirmation: do you really want to reset the game? [cancel/ok]
    New game.
    x's turn

    """

  @Test
  func `R5.1 R4.1 the core alone passes, and ends a game in which nobody can place a disk`()
    async throws
  {
    let rows = ["ox------"] + Array(repeating: "--------", count: 6) + ["ox------"]
    try home.folder.write((["x00"] + rows).map { "\($0)\n" }.joined(), to: "game")
    let run = try await play("a3", "pass", "c1", "pass", "c8")
    #expect(run.out == Self.passes)
    #expect(run.err == "reversi: line 1: a3 ignored: dismiss the pass first\n")
  }

  private static let passes = """
    x's turn
    Pass: x cannot place a disk. [dismiss]
    o's turn
    o plays c1, flips b1
    x 1, o 4
    x's turn
    Pass: x cannot place a disk. [dismiss]
    o's turn
    o plays c8, flips b8
    x 0, o 6
    o won

    """

  @Test(arguments: ["hint", "values", "analyze"])
  func `R9.19 the core alone refuses advice in a sentence, and plays on`(request: String)
    async throws
  {
    let run = try await play("d3", request, "c3")
    #expect(run.out.hasSuffix("o plays c3, flips d4\nx 3, o 3\nx's turn\n"))
    #expect(run.err == "reversi: line 2: The computer has no advice.\n" && run.end == .status(1))
  }

  @Test func `R9.19 the core alone plays at every level by chance`() async throws {
    let run = try await play("white computer 4", "d3", "history")
    #expect(run.out.contains("o is computer 4\n") && run.out.hasSuffix("x's turn\nd3c5\n"))
    #expect(run.err == "" && run.end == .status(0))
  }

  @Test func `R7.9 the core alone leaves a file that is not a saved game as it is`() async throws {
    try home.folder.write("hello\n", to: "game")
    let run = try await play("d3")
    #expect(run.out == "" && run.err.contains(" is not a saved game ") && run.end == .status(1))
    #expect(try home.folder.text(of: "game") == "hello\n")
  }
}
