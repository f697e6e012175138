import Domain
import TestSupport
import Testing

/// Scripts: their status, their seed, and the time they take.
struct ScriptTests {
  private let home: Home
  private let fast = ["--delay", "0.002", "--flip", "0.0005", "--seed", "11"]

  init() throws {
    home = try Home()
  }

  @Test(arguments: ["", "quit\n", "q", "exit\nd3\n", "# nothing\n\n&\n"])
  func `C5.5 quit and the end of input end a script with status 0`(input: String) async throws {
    #expect(try await home.run(input: input) == Run(out: "x's turn\n"))
  }

  @Test func `C4.5 the first refused line ends a strict script with status 1`() async throws {
    let run = try await home.run("--strict", input: "d3\na1\nc3\n")
    #expect(run.out == "x's turn\nx plays d3, flips d4\nx 4, o 1\no's turn\n")
    #expect(run.err == "reversi: line 2: a1 is not a legal move for o; legal: c3 e3 c5\n")
    #expect(run.end == .status(1))
  }

  @Test(arguments: ["-V", "--version"])
  func `C5.4 the version is one line`(argument: String) async throws {
    let run = try await home.run(argument)
    #expect(run.out.hasPrefix("reversi ") && run.out.hasSuffix("\n"))
    #expect(run.out.split(separator: "\n").count == 1)
    #expect((run.err, run.end) == ("", .status(0)))
  }

  @Test(arguments: ["-h", "--help"])
  func `C5.4 the help fits on one screen`(argument: String) async throws {
    let run = try await home.run(argument)
    let lines = run.out.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    #expect(lines.filter { $0.count > 80 } == [])
    #expect(run.out.contains("reversi -w computer:3 "))
    #expect(run.out.contains("--help [all]"))
  }

  @Test func `C1.2 an argument cannot move the cursor of a terminal`() async throws {
    let run = try await home.run("--\u{1B}[31mred\n")
    let message = #"reversi: unknown option '--\u{1B}[31mred\n'. Try 'reversi --help'."#
    #expect(run == Run(err: message + "\n", end: .status(2)))
  }

  @Test func `C4.4 two computers play a whole game, the same each time`() async throws {
    let arguments = ["--black", "computer", "--white", "computer", "--seed", "7"]
    let first = try await home.run(arguments)
    #expect(first.end == .status(0))
    #expect(first.err == "")
    #expect(first.out.hasPrefix("x's turn\nx is thinking\nx plays "))
    let moves = RandomGame(seed: 7).compactMap(\.square).map(\.description)
    #expect(plays(in: first) == moves)
    #expect(try await home.run(arguments) == first)
    #expect(try await home.run(arguments.dropLast() + ["8"]) != first)
    #expect(try await home.run(arguments.dropLast(2)) != home.run(arguments.dropLast(2)))
  }

  private func plays(in run: Run) -> [String] {
    run.out.split(separator: "\n").filter { $0.contains(" plays ") }
      .map { String($0.dropFirst(8).prefix(2)) }
  }

  @Test func `C4.1 real time tells the same game as virtual time`() async throws {
    let arguments = fast + ["--black", "computer", "--white", "computer"]
    let virtual = try await home.run(arguments)
    #expect(virtual.end == .status(0))
    #expect(try await home.run(arguments + ["--real-time"]) == virtual)
  }

  @Test func `C4.1 a script in real time settles, waits and is refused as usual`() async throws {
    let script = "wc\nd3\na1\nwait 0.01\nhistory\nbc\nreset &\nok\nboard\n"
    let virtual = try await home.run(fast, input: script)
    #expect(virtual.err.contains("reversi: line 3: a1 "))
    #expect(try await home.run(fast + ["--real-time"], input: script) == virtual)
  }

  @Test func `C5.1 the delay and the disk time change no word of a script`() async throws {
    let arguments = ["--black", "computer", "--white", "computer", "--seed", "3"]
    let slow = try await home.run(arguments + ["--delay", "1000000", "--flip", "1000000"])
    let atOnce = try await home.run(arguments + ["--delay", "0", "--flip", "0"])
    #expect(slow == atOnce)
    #expect(slow.end == .status(0))
  }
}
