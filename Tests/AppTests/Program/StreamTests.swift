import Foundation
import TestSupport
import Testing

/// Standard input and output that are not what they should be.
struct StreamTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test(arguments: ["<&-", "</dev/null"])
  func `C4.7 a script from a closed or empty input is empty`(input: String) async throws {
    let child = try home.start(shell: "exec \"$0\" \"$@\" \(input)")
    #expect(await child.ended() == Run(out: "x's turn\n"))
  }

  @Test(arguments: [("", 0), (" --strict", 1)])
  func `C4.7 an input that cannot be read is a refused line`(
    option: String, status: Int32
  ) async throws {
    let child = try home.start(shell: "exec \"$0\"\(option) </")
    let reason = "reversi: line 1: the input cannot be read: Is a directory\n"
    #expect(
      await child.ended() == Run(out: "x's turn\n", err: reason, end: .status(status)))
  }

  @Test(arguments: [(">&-", "Bad file descriptor"), ("1</dev/null", "Bad file descriptor")])
  func `C5.5 C5.6 an output that cannot be written is told and is status 1`(
    output: String, reason: String
  ) async throws {
    let child = try home.start(shell: "exec \"$0\" \"$@\" \(output)")
    #expect(
      await child.ended() == Run(err: "reversi: cannot write: \(reason)\n", end: .status(1)))
  }

  #if os(Linux)
    @Test(arguments: [[], ["--help"], ["--version"]])
    func `C5.6 a full output is told and is status 1`(arguments: [String]) async throws {
      let words = arguments.joined(separator: " ")
      let child = try home.start(shell: "exec \"$0\" \(words) >/dev/full")
      let message = "reversi: cannot write: No space left on device\n"
      #expect(await child.ended() == Run(err: message, end: .status(1)))
    }
  #endif

  @Test func `C5.6 a program whose reader is gone ends by SIGPIPE`() async throws {
    let child = try home.start([], reaction: .leaving(after: "x's turn\n"))
    try await child.prints("x's turn\n")
    for _ in 1...1000 { child.types("board\n") }
    #expect(await child.ended().end == .signal(SIGPIPE))
  }

  @Test func `C5.6 a closed standard error ends nothing`() async throws {
    let child = try home.start(shell: "exec \"$0\" \"$@\" 2>&-")
    child.types("a1\nd3\n")
    child.endInput()
    let run = await child.ended()
    #expect(run.out.hasSuffix("o's turn\n"))
    #expect((run.err, run.end) == ("", .status(0)))
  }

  @Test(arguments: ["<&- >&- 2>&-", "2>&-", ">&- 2>&-"])
  func `C5.6 no file that the program opens is taken for a closed stream`(
    closed: String
  ) async throws {
    let file = home.folder.path("mine")
    let child = try home.start(
      shell: "exec \"$0\" \"$@\" \(closed)", "--save", file, "--black", "computer")
    child.types("a1\n")
    child.endInput()
    _ = await child.ended()
    #expect(try home.folder.text(of: "mine.lock") == "")
    #expect(try home.folder.text(of: "mine").split(separator: "\n").count == 9)
  }

  @Test(arguments: ["", "--real-time"])
  func `C5.6 a program with an endless input ends when the reader of its output is gone`(
    argument: String
  ) async throws {
    let child = try home.start(
      shell: "yes board | { \"$0\" \(argument); echo $? >&2; } | head -n 1")
    #expect(await child.ended() == Run(out: "x's turn\n", err: "141\n"))
  }

  #if os(Linux)
    @Test(arguments: ["", "--real-time"])
    func `C3.11 an endless line takes no memory`(argument: String) async throws {
      let child = try home.start(shell: "exec \"$0\" \(argument)")
      try await child.prints("x's turn\n")
      let before = try peakMemory(of: child)
      let part = String(repeating: "y", count: 1 << 16)
      for _ in 1...64 { child.types(part) }
      child.types("\nboard\n")
      try await child.prints(Boards.drawnStart)
      #expect(try peakMemory(of: child) - before < 2048)
      child.endInput()
      let message = "reversi: line 1: the line is longer than 4096 bytes\n"
      #expect(
        await child.ended() == Run(out: "x's turn\n" + Boards.drawnStart, err: message))
    }
  #endif
}
