import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// Scripts that print the same each time, byte for byte.
@Suite(.startsPrograms) struct SampleTests {
  /// Runs a script several times, and expects the same of each run.
  private func expect(_ run: Run, of script: String) async throws {
    let home = try Home()
    for _ in 1...RunOptions.samples {
      #expect(try await home.run("--seed", "7", input: script) == run)
    }
  }

  @Test func `C4.3 C4.18 C4.19 a script with a thought prints the same in each run`() async throws {
    try await expect(
      Run(
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
        end: .status(1)),
      of: "white computer\nd3 &\nwait 0.1\nboard &\ne3 &\nwait 1.5\nc5 &\nwhite manual\n")
  }

  @Test func `C4.3 C2.6 a script with a reset prints the same in each run`() async throws {
    try await expect(
      Run(
        out: """
          x's turn
          x plays d3, flips d4
          Confirmation: do you really want to reset the game? [cancel/ok]
          New game.
          x's turn
          \(Boards.drawnStart)
          """),
      of: "d3 &\nwait 0.1\nreset &\nwait 0.1\nok\nboard\n")
  }

  @Test func `C2.6 C3.9 a script is told of a pass, and dismisses it`() async throws {
    let run = try await Home().run(input: "d3\nc3\ne6\nd2\nd1\ne1\nb2\nc1\na8\nok\n")
    #expect(run.err == "reversi: line 9: a8 ignored: dismiss the pass first\n")
    #expect(run.out.hasSuffix("\nx's turn\nPass: x cannot place a disk. [dismiss]\no's turn\n"))
  }
}
