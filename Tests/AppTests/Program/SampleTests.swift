import TestSupport
import Testing

/// The samples of C4, byte for byte.
struct SampleTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test func `C4.6 the program prints the first sample in each of 20 runs`() async throws {
    let script = """
      white computer
      d3 &
      wait 0.1
      board &
      e3 &
      wait 1.5
      c5 &
      white manual

      """
    let expected = Run(
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

        """)
    for _ in 1...20 {
      #expect(try await home.run("--seed", "7", input: script) == expected)
    }
  }

  @Test func `C4.6 the program prints the second sample in each of 20 runs`() async throws {
    let expected = Run(
      out: """
        x's turn
        x plays d3, flips d4
        Confirmation: do you really want to reset the game? [cancel/ok]
        New game.
        x's turn
        \(Boards.drawnStart)
        """)
    for _ in 1...20 {
      let run = try await home.run(input: "d3 &\nwait 0.1\nreset &\nwait 0.1\nok\nboard\n")
      #expect(run == expected)
    }
  }

  @Test func `C4.6 the program prints the third sample in each of 20 runs`() async throws {
    for _ in 1...20 {
      let run = try await home.run(input: "d3\nc3\ne6\nd2\nd1\ne1\nb2\nc1\na8\nok\n")
      #expect(run.err == "reversi: line 9: a8 ignored: dismiss the pass first\n")
      #expect(
        run.out.hasSuffix("\nx's turn\nPass: x cannot place a disk. [dismiss]\no's turn\n"))
      #expect(run.end == .status(0))
    }
  }
}
