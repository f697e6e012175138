import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct StatusTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test(arguments: ["", "quit\n", "q", "exit\nd3\n", "# nothing\n\n&\n"])
  func `C5.5 quit and the end of input end a script with status 0`(input: String) async throws {
    #expect(try await home.run(input: input) == Run(out: "x's turn\n"))
  }

  @Test func `C4.5 C5.5 a refused line is told, and the script goes on to status 0`() async throws {
    let run = try await home.run(input: "a1\nd3\n")
    #expect(run.out == "x's turn\nx plays d3, flips d4\nx 4, o 1\no's turn\n")
    #expect(run.err == "reversi: line 1: a1 is not a legal move for x; legal: d3 c4 f5 e6\n")
    #expect(run.end == .status(0))
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
  func `C5.4 the help names every option`(argument: String) async throws {
    let run = try await home.run(argument)
    #expect((run.err, run.end) == ("", .status(0)))
    let options = [
      "-b, --black", "--dark", "-w, --white", "--light", "-n, --new", "-s, --save", "--no-save",
      "--delay", "--flip", "--seed", "--board", "--plain", "--ascii", "--unicode", "--color",
      "--strict", "--real-time", "--gtp", "-h, --help", "-V, --version",
    ]
    #expect(options.filter { !run.out.contains($0 + " ") } == [])
    #expect(run.out.split(separator: "\n").filter { $0.count > 80 } == [])
  }

  @Test func `C1.2 an argument cannot move the cursor of a terminal`() async throws {
    let run = try await home.run("--\u{1B}[31mred\n")
    let message = #"reversi: unknown option '--\u{1B}[31mred\n'. Try 'reversi --help'."#
    #expect(run == Run(err: message + "\n", end: .status(2)))
  }
}
