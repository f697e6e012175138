import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct EndlessInputTests {
  private let home: Home

  init() throws {
    home = try Home()
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

    /// Returns the most memory a program has used, in kilobytes.
    private func peakMemory(of child: Child) throws -> Int {
      let status = try String(contentsOfFile: "/proc/\(child.pid)/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
      return try #require(Int(line.filter(\.isNumber)))
    }
  #endif
}
