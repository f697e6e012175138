import ProgramSupport
import TestTraits
import Testing

/// Scripts: their status, their seed, and the time they take.
@Suite(.startsPrograms) struct ScriptTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test func `C1.2 C5.5 an argument cannot move the cursor of a terminal`() async throws {
    let run = try await home.run("--\u{1B}[31mred\n", input: "d3\n")
    let message = #"reversi: unknown option '--\u{1B}[31mred\n'. Try 'reversi --help'."#
    #expect(run == Run(err: message + "\n", end: .status(2)))
  }

  @Test func `C4.4 two computers repeat a game with the same seed, but not without one`()
    async throws
  {
    let players = ["--black", "computer", "--white", "computer"]
    let first = try await home.run(players + ["--seed", "7"])
    #expect((first.err, first.end) == ("", .status(0)))
    #expect(try await home.run(players + ["--seed", "7"]) == first)
    #expect(try await home.run(players) != home.run(players))
  }

  @Test func `C4.1 C5.1 real time, the delay, and the flip time do not change a script's output`()
    async throws
  {
    let script = "wc\nd3\na1\nwait 0.01\nhistory\nbc\nreset &\nok\nboard\n"
    let fast = ["--seed", "11", "--delay", "0.002", "--flip", "0.0005"]
    let slow = ["--seed", "11", "--delay", "1000000", "--flip", "1000000"]
    let virtual = try await home.run(fast, input: script)
    #expect(virtual.err.contains("reversi: line 3: a1 "))
    #expect(try await home.run(fast + ["--real-time"], input: script) == virtual)
    #expect(try await home.run(slow, input: script) == virtual)
  }
}
