import Foundation
import ProgramSupport
import TestTraits
import Testing

@Suite(.startsPrograms) struct SignalTests {
  private let home: PlainHome

  init() throws {
    home = try PlainHome()
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func `G1.12 a signal ends a script that waits for its next line`(
    signal: Int32
  ) async throws {
    let child = try home.start(shell: "exec \"$0\"")
    try await child.prints("x's turn\n")
    child.send(signal)
    #expect(await child.ended() == Run(out: "x's turn\n", end: .signal(signal)))
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `C5.5 the shell sees 128 plus the number of the signal`(signal: Int32) async throws {
    let child = try home.start(shell: "trap : HUP TERM; \"$0\"; echo $?")
    try await child.prints("x's turn\n")
    child.send(signal)
    #expect(await child.ended().out == "x's turn\n\(128 + signal)\n")
  }

  @Test(arguments: [(SIGHUP, "HUP"), (SIGINT, "INT"), (SIGTERM, "TERM"), (SIGQUIT, "QUIT")])
  func `G1.12 a signal ignored from the start stays ignored`(
    signal: Int32, name: String
  ) async throws {
    let child = try home.start(shell: "trap '' \(name); exec \"$0\"")
    try await child.prints("x's turn\n")
    child.send(signal)
    child.types("d3\n")
    try await child.prints("o's turn\n")
    child.send(signal)
    child.endInput()
    let run = await child.ended()
    #expect((run.err, run.end) == ("", .status(0)))
  }

  @Test func `G1.12 a signal during a thought or a flip ends the program at once`() async throws {
    for timing in [["--delay", "1000000"], ["--flip", "1000000", "--delay", "0"]] {
      let child = try home.startAtTerminal(
        shell: "exec \"$0\" --plain --black computer \(timing.joined(separator: " "))")
      try await child.prints(timing.count == 2 ? "x is thinking\n" : "x plays ")
      child.send(SIGTERM)
      #expect(await child.ended().end == .signal(SIGTERM))
    }
  }
}
