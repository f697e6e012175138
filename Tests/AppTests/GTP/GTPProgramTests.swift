import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct GTPProgramTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test(arguments: ["", "# nothing\n\n", "quit\n", "quit\nname\n"])
  func `GTP: quit and the end of input are status 0, and nothing is said unasked`(
    input: String
  ) async throws {
    let answer = input.contains("quit") ? "=\n\n" : ""
    #expect(try await home.run("--gtp", input: input) == Run(out: answer))
  }

  @Test func `GTP: at a terminal, too, it says nothing unasked`() async throws {
    let child = try home.startAtTerminal("--gtp")
    child.types("quit\n")
    let run = await child.ended()
    #expect(run.end == .status(0))
    #expect(run.out.replacing("\r\n", with: "\n") == "=\n\n")
  }

  @Test func `GTP: each answer is there before the next line is sent`() async throws {
    let child = try home.start("--gtp")
    child.types("1 name\n")
    try await child.prints("=1 Reversi\n\n")
    child.types("2 frob\n")
    try await child.prints("?2 unknown command\n\n")
    child.endInput()
    #expect(await child.ended().end == .status(0))
  }

  @Test func `GTP: the version is the program's`() async throws {
    let version = try await home.run("--version").out.dropFirst("reversi ".count)
    #expect(try await home.run("--gtp", input: "version\n").out == "= \(version)\n")
  }

  @Test func `GTP: a seed makes the same moves`() async throws {
    let input = String(repeating: "genmove b\ngenmove w\n", count: 20)
    let first = try await home.run("--gtp", "--seed", "7", input: input)
    #expect(try await home.run("--gtp", "--seed=7", input: input) == first)
    #expect(try await home.run("--gtp", "--seed", "8", input: input) != first)
  }

  @Test func `GTP: an answer is waited for only where a delay is given`() async throws {
    #expect(try await home.run("--gtp", input: "genmove b\n").end == .status(0))
    let child = try home.start("--gtp", "--delay", "1000000")
    child.types("name\ngenmove b\n")
    try await child.prints("= Reversi\n\n")
    child.send(SIGTERM)
    #expect(await child.ended() == Run(out: "= Reversi\n\n", end: .signal(SIGTERM)))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `GTP: a signal ends a program that waits for its next line`(signal: Int32) async throws {
    let child = try home.start("--gtp")
    child.types("name\n")
    try await child.prints("= Reversi\n\n")
    child.send(signal)
    #expect(await child.ended() == Run(out: "= Reversi\n\n", end: .signal(signal)))
  }

  @Test func `GTP: when the reader of the answers is gone the program ends by that`() async throws {
    let child = try home.start(
      shell: "yes name | { \"$0\" --gtp; echo $? >&2; } | head -n 1")
    #expect(await child.ended() == Run(out: "= Reversi\n", err: "141\n"))
  }

  @Test(arguments: [(">&-", "Bad file descriptor"), ("1</dev/null", "Bad file descriptor")])
  func `GTP: answers that cannot be written are status 1, and said`(
    output: String, reason: String
  ) async throws {
    let child = try home.start(shell: "exec \"$0\" --gtp \(output)")
    child.types("name\n")
    #expect(
      await child.ended() == Run(err: "reversi: cannot write: \(reason)\n", end: .status(1)))
  }

  @Test func `GTP: an input that cannot be read is told, and is the end`() async throws {
    let child = try home.start(shell: "exec \"$0\" --gtp </")
    #expect(
      await child.ended() == Run(err: "reversi: the input cannot be read: Is a directory\n"))
  }
}
