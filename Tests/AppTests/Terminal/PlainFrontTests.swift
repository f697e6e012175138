import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// A person at a terminal with the plain front, who leaves and comes back.
@Suite(.startsPrograms) struct PlainFrontTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  /// Plays what is typed to its end.
  private func play(_ typed: String) async throws -> Run {
    let game = try home.startAtTerminal(["--plain", "--flip", "0"])
    game.types(typed)
    return await game.ended().withoutPrompts
  }

  @Test func `C2.11 a prompt stands where a line is awaited, and the end of input ends its row`()
    async throws
  {
    let game = try home.startAtTerminal(["--plain", "--flip", "0", "--board", "asked"])
    game.types("d3\n\u{4}")
    let moved = "x plays d3, flips d4\nx 4, o 1\no's turn\n"
    #expect(await game.ended().out == "x's turn\nreversi> \(moved)reversi> \n")
  }

  @Test func `C5.18 R7.2 a game that was left resumes exactly where it was`() async throws {
    #expect(try await play("d3\nquit\n").end == .status(0))
    #expect(try home.folder.text(of: home.game) == "o00 moves=d3\n" + Boards.afterD3)
    let resumed = "reversi: Resumed your game. Type 'reset' for a new one.\n"
    #expect(
      try await play("quit\n")
        == Run(out: "o's turn\n" + Boards.markedAfterD3, err: resumed + home.farewell))
  }
}
