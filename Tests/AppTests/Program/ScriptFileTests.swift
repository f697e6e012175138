import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// Scripts and the saved game.
@Suite(.startsPrograms) struct ScriptFileTests {
  private let home: Home
  private let file: String

  init() throws {
    home = try Home()
    file = home.folder.path("mine")
  }

  @Test(arguments: [false, true])
  func `C4.3 a script neither loads nor writes the game at the usual place, or any other file`(
    isSaved: Bool
  ) async throws {
    if isSaved { try home.folder.write("o11\n" + Boards.afterD3, to: home.game) }
    let before = try home.folder.allNames
    let run = try await home.run("-wcomputer", input: "wm\nreset\nok\nd3\n")
    #expect(run.out.hasPrefix("x's turn\n") && run.end == .status(0))
    #expect(try home.folder.allNames == before)
    guard isSaved else { return }
    #expect(try home.folder.text(of: home.game) == "o11\n" + Boards.afterD3)
  }

  @Test func `R7.1 a named file is saved at each change, and the game resumes at the next start`()
    async throws
  {
    let first = try await home.run("--save", file, input: "d3\n")
    #expect(first == Run(out: "x's turn\nx plays d3, flips d4\nx 4, o 1\no's turn\n"))
    #expect(try home.folder.text(of: "mine") == "o00 moves=d3\n" + Boards.afterD3)
    let second = try await home.run("--save", file, input: "board\nblack computer\n")
    #expect(second == Run(out: "o's turn\n\(Boards.drawnAfterD3)x is computer\n"))
    #expect(try home.folder.text(of: "mine") == "o10 moves=d3\n" + Boards.afterD3)
    #expect(try home.folder.allNames == ["mine", "mine.lock"])
  }
}
