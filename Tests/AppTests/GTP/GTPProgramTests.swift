import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct GTPProgramTests {
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

  @Test func `C7.1 GTP says nothing unasked at a terminal, too`() async throws {
    let child = try home.startAtTerminal("--gtp")
    child.types("quit\n")
    let run = await child.ended()
    #expect(run.end == .status(0))
    #expect(run.out.replacing("\r\n", with: "\n") == "=\n\n")
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
}
