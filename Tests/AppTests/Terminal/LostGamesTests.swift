import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// The moves that are lost when a person leaves, on both fronts alike (C5.18).
@Suite(.startsPrograms) struct LostGamesTests {
  /// Plays a game at a terminal, and returns the lines that stand there when it has been left.
  private func leave(
    _ lines: [String], _ options: [String], isPlain: Bool
  ) async throws -> [String] {
    if isPlain {
      let game = try Home().startAtTerminal(["--plain", "--flip", "0"] + options)
      game.types(lines.map { $0 + "\n" }.joined())
      let run = await game.ended().withoutPrompts
      return run.out.split(separator: "\n").map(String.init)
        + run.err.split(separator: "\n").map { String($0.dropFirst("reversi: ".count)) }
    }
    let game = try Home.live().live(["--flip", "0"] + options)
    try await game.showsPrompt()
    game.type(lines.map { $0 + "\r" }.joined())
    return try await game.ended().screen.everything
  }

  @Test(arguments: [true, false], [[], ["--no-save"], ["--moves", "d3c3"]])
  func `C5.18 R13.6 who leaves is told the moves of the game that was kept, whichever the front`(
    isPlain: Bool, options: [String]
  ) async throws {
    let begun = options.contains("--moves") ? [] : ["d3c3"]
    let left = try await leave(
      begun + ["c4e3", "undo 2", "e6", "quit"], options, isPlain: isPlain)
    #expect(left.count { $0 == "d3c3c4e3" } == 1, "\(left)")
    // A game that goes on from one that was given is printed, too.
    #expect(left.contains("d3c3e6") == options.contains("--moves"), "\(left)")
    let alone = try await leave(begun + ["c4", "quit"], options, isPlain: isPlain)
    #expect(!alone.contains("d3c3c4e3"))
  }
}
