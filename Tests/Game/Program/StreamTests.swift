import Foundation
import GameSupport
import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// Standard input and output that are not what they should be.
@Suite(.startsPrograms) struct StreamTests {
  private let home: PlainHome

  init() throws {
    home = try PlainHome()
  }

  @Test(arguments: ["<&-", "</dev/null"])
  func `C5.5 a script from a closed or empty input is empty`(input: String) async throws {
    let child = try home.start(shell: "exec \"$0\" \"$@\" \(input)")
    #expect(await child.ended() == Run(out: "x's turn\n"))
  }

  @Test func `C5.5 a read error is reported like a refused line and ends the input`() async throws {
    let child = try home.start(shell: "exec \"$0\" </")
    let message = "reversi: line 1: cannot read the input: Is a directory\n"
    #expect(await child.ended() == Run(out: "x's turn\n", err: message, end: .status(1)))
  }

  @Test func `C5.5 a read error at a terminal ends the program with status 1`() async throws {
    let script = "exec \"$0\" --plain 0>\"$(tty)\""
    let run = try await home.startAtTerminal(shell: script).ended()
    #expect(run.err.contains("reversi: cannot read the input: Bad file descriptor\n"))
    #expect(run.end == .status(1))
    let live = try PlainHome.live().live(shell: "exec \"$0\" 0>\"$(tty)\"")
    #expect(try await live.ended().end == .status(1))
  }

  private static let outputs = [
    (">&-", "Bad file descriptor"), ("1</dev/null", "Bad file descriptor"),
  ]
  #if os(Linux)
    private static let full = [(">/dev/full", "No space left on device")]
  #else
    private static let full: [(String, String)] = []
  #endif

  @Test(arguments: ["", "--help", "--version"], outputs + full)
  func `C5.5 a write error is reported and ends the program with status 1`(
    options: String, output: (redirection: String, reason: String)
  ) async throws {
    let child = try home.start(shell: "exec \"$0\" \(options) \(output.redirection)")
    let message = "reversi: cannot write: \(output.reason)\n"
    #expect(await child.ended() == Run(err: message, end: .status(1)))
  }

  @Test func `C5.5 a program ends by SIGPIPE when the reader of its output is gone`() async throws {
    let child = try home.start(shell: "yes board | { \"$0\"; echo $? >&2; } | head -n 1")
    let run = await child.ended()
    #expect((run.out, run.err) == ("x's turn\n", "141\n"))
  }

  @Test func `C5.5 SIGPIPE itself ends a program whose output has no reader`() async throws {
    let pipe = home.folder.path("pipe")
    let child = try home.start(
      shell: "mkfifo '\(pipe)'; exec 3<>'\(pipe)' 4>'\(pipe)' 3>&-; exec \"$0\" >&4 4>&-")
    #expect(await child.ended() == Run(end: .signal(SIGPIPE)))
  }

  @Test(arguments: [("<&- >&- 2>&-", "x10\n"), ("2>&-", "o00 "), (">&- 2>&-", "x10\n")])
  func `C5.5 no output goes to a file in place of a closed stream`(
    closed: String, saved: String
  ) async throws {
    let file = home.folder.path("mine")
    let child = try home.start(
      shell: "exec \"$0\" \"$@\" \(closed)", "--save", file, "--black", "computer")
    child.types("a1\nblack manual\n")
    child.endInput()
    #expect(await child.ended().end == .status(1))
    #expect(try home.folder.text(of: "mine.lock") == "")
    let text = try home.folder.text(of: "mine")
    #expect(text.hasPrefix(saved) && text.split(separator: "\n").count == 9)
  }

  @Test func `C5.5 a standard error without a reader does not end the game`() async throws {
    let pipe = home.folder.path("pipe")
    let child = try home.start(
      shell: "mkfifo '\(pipe)'; exec 3<>'\(pipe)'; exec \"$0\" 2>'\(pipe)' 3>&-")
    child.types("a1\nd3\n")
    child.endInput()
    let out = "x's turn\nx plays d3, flips d4\nx 4, o 1\no's turn\n"
    #expect(await child.ended() == Run(out: out, end: .status(1)))
  }

  #if os(Linux)
    @Test func `C3.11 an endless line takes no memory`() async throws {
      let child = try home.start(shell: "exec \"$0\"")
      try await child.prints("x's turn\n")
      let before = try #require(Memory(of: child.pid)).peak
      let part = String(repeating: "y", count: 1 << 16)
      for _ in 1...64 { child.types(part) }
      child.types("\nboard\n")
      try await child.prints(Boards.drawnStart)
      #expect(try #require(Memory(of: child.pid)).peak - before < 2048)
      child.endInput()
      let message = "reversi: line 1: the line is longer than 4096 bytes\n"
      let out = "x's turn\n" + Boards.drawnStart
      #expect(await child.ended() == Run(out: out, err: message, end: .status(1)))
    }
  #endif
}
