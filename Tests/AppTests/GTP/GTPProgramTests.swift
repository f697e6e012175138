import Foundation
import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// The program as a GTP engine: its streams, signals and saved game (C7).
@Suite(.startsPrograms) struct GTPProgramTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test func `C7.1 C7.9 C5.5 each GTP answer is written before the next line, and nothing saved`()
    async throws
  {
    let child = try home.start(["--gtp"])
    child.types("1 name\n")
    try await child.prints("=1 Reversi\n\n")
    child.types("play b d3\n2 frob\nquit\nname\n")
    let answers = "=1 Reversi\n\n=\n\n?2 unknown command\n\n=\n\n"
    #expect(await child.ended() == Run(out: answers))
    #expect(try home.folder.names == [])
  }

  @Test func `C7.8 a seed makes the same GTP moves`() async throws {
    let input = String(repeating: "genmove b\ngenmove w\n", count: 20)
    let first = try await home.run("--gtp", "--seed", "7", input: input)
    #expect(try await home.run("--gtp", "--seed=7", input: input) == first)
    #expect(try await home.run("--gtp", "--seed", "8", input: input) != first)
  }

  @Test(arguments: ["", "genmove b\n"])
  func `C7.8 C5.5 a signal ends a GTP run that waits, or thinks for the time that was given`(
    last: String
  ) async throws {
    #expect(try await home.run("--gtp", input: "genmove b\n").end == .status(0))
    let child = try home.start(["--gtp", "--delay", "1000000"])
    child.types("name\n" + last)
    try await child.prints("= Reversi\n\n")
    child.send(SIGTERM)
    #expect(await child.ended() == Run(out: "= Reversi\n\n", end: .signal(SIGTERM)))
  }

  private func play(_ arguments: String..., input: String) async throws -> Run {
    try await home.run(["--gtp", "--save", home.folder.path("mine")] + arguments, input: input)
  }

  @Test func `C7.9 a GTP game is in the named file and resumes from there`() async throws {
    #expect(try await play(input: "play b d3\n") == Run(out: "=\n\n"))
    #expect(try home.folder.text(of: "mine") == "o00 moves=d3\n" + Boards.afterD3)
    let run = try await play(input: "play b e3\nplay w c3\nundo\nundo\nundo\nshowboard\n")
    #expect(
      run
        == Run(
          out: "? illegal move\n\n=\n\n=\n\n=\n\n? cannot undo\n\n= \n\(Boards.drawnStart)\n"))
    #expect(try home.folder.text(of: "mine") == "x00\n" + Boards.start)
    #expect(try await play("--new", input: "play w c3\n") == Run(out: "? illegal move\n\n"))
    #expect(try home.folder.text(of: "mine") == "x00\n" + Boards.start)
  }
}
