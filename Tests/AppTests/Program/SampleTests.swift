import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// Scripts that print the same each time, byte for byte.
@Suite(.startsPrograms) struct SampleTests {
  @Test func `C4.3 C4.18 a script with a thought prints the same in each run`() async throws {
    let script = "white computer\nd3 &\nwait 0.1\nboard &\ne3 &\nwait 1.5\nc5 &\nwhite manual\n"
    let home = try Home()
    for _ in 1...RunOptions.samples {
      #expect(try await home.run("--seed", "7", input: script) == Self.run)
    }
  }

  private static let run = Run(
    out: """
      x's turn
      o is computer
      x plays d3, flips d4
          a b c d e f g h
        1 - - - - - - - - 1
        2 - - - - - - - - 2
        3 - - - x - - - - 3
        4 - - - o x - - - 4
        5 - - - x o - - - 5
        6 - - - - - - - - 6
        7 - - - - - - - - 7
        8 - - - - - - - - 8
          a b c d e f g h
      x 4, o 1
      o's turn
      o is thinking
      o is manual
      o stopped thinking

      """,
    err: """
      reversi: line 5: e3 ignored: disks are still turning
      reversi: line 7: c5 ignored: o is thinking

      """,
    end: .status(1))
}
