import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct GTPSavedGameTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  private func play(_ arguments: String..., input: String) async throws -> Run {
    try await home.run(["--gtp", "--save", home.folder.path("mine")] + arguments, input: input)
  }

  @Test func `C7.9 GTP saves nothing unless a file is named`() async throws {
    #expect(try await home.run("--gtp", input: "play b d3\n") == Run(out: "=\n\n"))
    #expect(try home.folder.names == [])
  }

  @Test func `C7.9 a GTP game is in the named file and resumes from there`() async throws {
    #expect(try await play(input: "play b d3\n") == Run(out: "=\n\n"))
    #expect(try home.folder.text(of: "mine") == "o00\n" + Boards.afterD3)
    let run = try await play(input: "play b e3\nplay w c3\nundo\nundo\nshowboard\n")
    #expect(
      run == Run(out: "? illegal move\n\n=\n\n=\n\n? cannot undo\n\n= \n\(Boards.drawnAfterD3)\n"))
    #expect(try home.folder.text(of: "mine") == "o00\n" + Boards.afterD3)
    #expect(try await play("--new", input: "play w c3\n") == Run(out: "? illegal move\n\n"))
    #expect(try home.folder.text(of: "mine") == "x00\n" + Boards.start)
  }

  @Test func `C7.9 with GTP both sides are Manual, whatever was saved`() async throws {
    try home.folder.write("x11\n" + Boards.start, to: "mine")
    #expect(try await play(input: "name\n").out == "= Reversi\n\n")
    #expect(try home.folder.text(of: "mine") == "x00\n" + Boards.start)
    #expect(try await play(input: "play b d3\nplay w c3\nundo\n").out == "=\n\n=\n\n=\n\n")
    #expect(try home.folder.text(of: "mine") == "o00\n" + Boards.afterD3)
  }

  @Test func `C7.9 R7.5 GTP leaves a named file alone that is not a saved game`() async throws {
    try home.folder.write("dear diary\n", to: "mine")
    let run = try await play(input: "name\n")
    #expect((run.out, run.end) == ("", .status(1)))
    #expect(run.err.hasPrefix("reversi: Not a saved game ("))
    #expect(try home.folder.text(of: "mine") == "dear diary\n")
  }

  @Test func `C7.9 R7.6 GTP tells a failed save aside and answers every line`() async throws {
    let file = home.folder.path("nowhere/mine")
    let run = try await home.run("--gtp", "--save", file, input: "play b d3\nname\n")
    let failure = "reversi: Cannot save: \(file): No such file or directory. Playing on.\n"
    #expect(run == Run(out: "=\n\n= Reversi\n\n", err: failure + failure))
  }
}
