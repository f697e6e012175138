import Foundation
import TestSupport
import Testing

/// The program as a GTP engine: its streams, signals and saved game (C7).
struct GTPProgramTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test(arguments: ["", "# nothing\n\n", "quit\n", "quit\nname\n"])
  func `C7.10 quit and the end of input end with status 0, and nothing is said unasked`(
    input: String
  ) async throws {
    let answer = input.contains("quit") ? "=\n\n" : ""
    #expect(try await home.run("--gtp", input: input) == Run(out: answer))
  }

  @Test func `C7.1 each GTP answer is written before the next line is sent`() async throws {
    let child = try home.start("--gtp")
    child.types("1 name\n")
    try await child.prints("=1 Reversi\n\n")
    child.types("2 frob\n")
    try await child.prints("?2 unknown command\n\n")
    child.endInput()
    #expect(await child.ended().end == .status(0))
  }

  @Test func `C7.3 the GTP version is the program's`() async throws {
    let version = try await home.run("--version").out.dropFirst("reversi ".count)
    #expect(try await home.run("--gtp", input: "version\n").out == "= \(version)\n")
  }

  @Test func `C7.8 a seed makes the same GTP moves`() async throws {
    let input = String(repeating: "genmove b\ngenmove w\n", count: 20)
    let first = try await home.run("--gtp", "--seed", "7", input: input)
    #expect(try await home.run("--gtp", "--seed=7", input: input) == first)
    #expect(try await home.run("--gtp", "--seed", "8", input: input) != first)
  }

  @Test func `C7.8 genmove takes time only if a delay is given`() async throws {
    #expect(try await home.run("--gtp", input: "genmove b\n").end == .status(0))
    let child = try home.start("--gtp", "--delay", "1000000")
    child.types("name\ngenmove b\n")
    try await child.prints("= Reversi\n\n")
    child.send(SIGTERM)
    #expect(await child.ended() == Run(out: "= Reversi\n\n", end: .signal(SIGTERM)))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `C7.10 a signal ends a GTP run that waits for its next line`(signal: Int32) async throws {
    let child = try home.start("--gtp")
    child.types("name\n")
    try await child.prints("= Reversi\n\n")
    child.send(signal)
    #expect(await child.ended() == Run(out: "= Reversi\n\n", end: .signal(signal)))
  }

  @Test func `C7.10 a GTP run ends by SIGPIPE if the reader of its answers is gone`() async throws {
    let child = try home.start(
      shell: "yes name | { \"$0\" --gtp; echo $? >&2; } | head -n 1")
    #expect(await child.ended() == Run(out: "= Reversi\n", err: "141\n"))
  }

  @Test(arguments: [(">&-", "Bad file descriptor"), ("1</dev/null", "Bad file descriptor")])
  func `C7.10 a GTP output that cannot be written is told and is status 1`(
    output: String, reason: String
  ) async throws {
    let child = try home.start(shell: "exec \"$0\" --gtp \(output)")
    child.types("name\n")
    #expect(
      await child.ended() == Run(err: "reversi: cannot write: \(reason)\n", end: .status(1)))
  }

  @Test func `C7.10 a GTP input that cannot be read is told and is the end`() async throws {
    let child = try home.start(shell: "exec \"$0\" --gtp </")
    #expect(
      await child.ended() == Run(err: "reversi: the input cannot be read: Is a directory\n"))
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

  @Test func `C7.9 with GTP both sides are Manual, whatever was saved`() async throws {
    try home.folder.write("x11\n" + Boards.start, to: "mine")
    #expect(try await play(input: "name\n").out == "= Reversi\n\n")
    #expect(try home.folder.text(of: "mine") == "x00\n" + Boards.start)
    #expect(try await play(input: "play b d3\nplay w c3\nundo\n").out == "=\n\n=\n\n=\n\n")
    #expect(try home.folder.text(of: "mine") == "o00 moves=d3\n" + Boards.afterD3)
  }

  @Test func `C7.9 R7.5 GTP leaves a named file alone that is not a saved game`() async throws {
    try home.folder.write("dear diary\n", to: "mine")
    let run = try await play(input: "name\n")
    #expect((run.out, run.end) == ("", .status(1)))
    #expect(run.err.hasPrefix("reversi: \(home.folder.path("mine")) is not a saved game ("))
    #expect(try home.folder.text(of: "mine") == "dear diary\n")
  }
}
