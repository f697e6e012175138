import TestSupport
import Testing

/// Scripts and the saved game.
struct ScriptFileTests {
  private let home: Home
  private let file: String

  init() throws {
    home = try Home()
    file = home.folder.path("mine")
  }

  @Test func `C4.3 a script touches no file`() async throws {
    let run = try await home.run("--new", "-wcomputer", input: "d3\nreset\nok\nd3\n")
    #expect(run.end == .status(0))
    #expect(try home.folder.allNames == [])
  }

  @Test func `C4.3 a script neither loads nor writes the game at the usual place`() async throws {
    try home.folder.write("o11\n" + Boards.afterD3, to: home.game)
    let before = try home.folder.allNames
    #expect(try await home.run() == Run(out: "x's turn\n"))
    #expect(try home.folder.text(of: home.game) == "o11\n" + Boards.afterD3)
    #expect(try home.folder.allNames == before)
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

  @Test func `R7.1 nothing is saved as long as nothing changes`() async throws {
    #expect(
      try await home.run("--save", file, input: "board\na1\nreset\ncancel\nbm\n").end == .status(0))
    #expect(try home.folder.allNames == ["mine.lock"])
  }

  @Test func `C5.11 a mode that differs and a new game are saved before the first event`()
    async throws
  {
    #expect(try await home.run("--save", file, "--white", "computer").out == "x's turn\n")
    #expect(try home.folder.text(of: "mine") == "x01\n" + Boards.start)
    try home.folder.write("o11\n" + Boards.afterD3, to: "mine")
    #expect(try await home.run("--save", file, "--new").out == "x's turn\n")
    #expect(try home.folder.text(of: "mine") == "x00\n" + Boards.start)
  }
}
