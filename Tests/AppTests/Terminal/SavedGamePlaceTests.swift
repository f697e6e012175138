import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// Places where the game of a person at a terminal cannot be kept.
@Suite(.startsPrograms) struct SavedGamePlaceTests {
  private var home: Home

  init() throws {
    home = try Home()
  }

  @Test func `C5.8 R7.6 a home folder whose name is not UTF-8 is told, and not taken for another`()
    async throws
  {
    let variables = #"XDG_STATE_HOME= HOME=$(printf '/\377')"#
    let game = try home.startAtTerminal(
      shell: "cd \(home.folder.path); \(variables) exec \"$0\" --plain --flip 0")
    game.types("d3\nquit\n")
    let run = await game.ended()
    let problem = "there is no home folder (HOME is not valid UTF-8)"
    #expect(run.err.hasPrefix("reversi: Cannot save: \(problem). Playing on.\n"))
    #expect(run.out.contains("x plays d3, flips d4\n"))
    #expect(run.end == .status(0))
    #expect(try home.folder.names == [])
  }

  @Test mutating func `R7.5 a place that cannot be read is told, and nothing is saved there`()
    async throws
  {
    home.environment["XDG_STATE_HOME"] = home.folder.path("file")
    try home.folder.write("mine", to: "file")
    let path = home.folder.path("file/reversi/game")
    let game = try home.startAtTerminal(["--plain", "--flip", "0"])
    game.types("d3\nquit\n")
    let run = await game.ended()
    #expect(
      run.err
        == "reversi: Cannot read the saved game: \(path): Not a directory. "
        + "New game; this one will not be saved.\n" + home.unsaved)
    #expect(run.out.contains("x plays d3, flips d4\n"))
    #expect(run.end == .status(0))
    #expect(try home.folder.text(of: "file") == "mine")
  }
}
