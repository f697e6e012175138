import Foundation
import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// Another engine as a guest, as a player and the shell see it (C8).
@Suite(.startsPrograms) struct EngineProgramTests {
  private let home: Home
  private let engine: TestEngine

  init() throws {
    (home, engine) = (try Home.live(), try TestEngine())
  }

  /// Returns the options that give White to the engine with some habits, which is waited for as
  /// long as a slow machine takes.
  private func white(_ habits: String...) -> [String] {
    let words = engine.words() + ["name=Rex"] + habits
    return ["--engine-timeout", "1000000", "--white", "gtp:" + words.joined(separator: "  ")]
  }

  private static let opening = """
    x's turn
    x plays d3, flips d4
    x 4, o 1
    o's turn
    o is thinking

    """

  @Test func `C8.1 C8.2 C8.9 an engine plays its side, and only the bare word hands it back`()
    async throws
  {
    let lines = ["white", "d3", "white computer 4", "white computer", "wc9", "wm", "wc", "wc0"]
    let run = try await home.run(white(), input: lines.joined(separator: "\n"))
    let told = ["computer 4", "Rex", "computer 9", "manual", "Rex", "computer"].map {
      "o is \($0)\n"
    }
    let game = Self.opening.replacing("turn\nx plays", with: "turn\no is Rex\nx plays")
    #expect(
      run
        == Run(
          out: game + "o plays c3, flips d4\nx 3, o 3\nx's turn\n" + told.joined()))
    #expect(try engine.log.suffix(3) == ["clear_board", "play black d3", "genmove white"])
  }

  @Test func `C8.3 nothing but the command is looked for in PATH`() async throws {
    var home = home
    try home.folder.write("#!/bin/sh\nexec sleep 1000000\n", to: "bin/cat")
    try home.folder.setPermissions(0o755, of: "bin/cat")
    home.environment["PATH"] = home.folder.path("bin")
    let run = try await home.run(white(), input: "d3")
    #expect(run.out.hasSuffix("o is thinking\no plays c3, flips d4\nx 3, o 3\nx's turn\n"))
    #expect(run.err == "" && run.end == .status(0))
  }

  @Test func `C8.9 the side is saved at level 9, which our own level plays without the option`()
    async throws
  {
    let file = home.folder.path("mine")
    _ = try await home.run(white() + ["--save", file], input: "d3\n")
    #expect(try home.folder.text(of: "mine").hasPrefix("x01 levels=06 moves=d3c3\n"))
    for (options, name) in [([], "computer 9"), (white(), "Rex")] {
      let child = try home.startAtTerminal(options + ["--plain", "--save", file])
      try await child.prints(
        "reversi: Resumed your game; o is \(name). Type 'again' for a new one.\n", to: .err)
      child.types("quit\n")
      #expect(await child.ended().end == .status(0))
    }
  }

  @Test
  func `C8.6 C8.7 a script ends when an engine gives up, and the sentence names the game`()
    async throws
  {
    let run = try await home.run(white("dies") + ["--result"], input: "# first\nd3\nc3\n")
    let end = "o is manual\no stopped thinking\n*\t4\t1\td3\n"
    let message = """
      reversi: line 2: Rex has ended (status 1). Game: d3

      """
    #expect(run == Run(out: Self.opening + end, err: message, end: .status(1)))
    #expect(try engine.starts == 1)
  }

  @Test func `C8.6 a game that does not begin with the start position is refused`() async throws {
    let start = "---------------------------ox------xx-----x-----------x--------- o"
    let run = try await home.run(white() + ["--position", start])
    let message = "Rex plays only games that begin with the start position. Game: no moves yet"
    #expect((run.err, run.end) == ("reversi: \(message)\n", .status(1)))
    #expect(run.out == "o's turn\no is thinking\no is manual\no stopped thinking\n")
  }

  @Test(arguments: [
    ("/nonexistent", "was not found."), ("nosuchthing", "was not found. Is it in PATH?"),
    ("true", "has ended (status 0)."),
  ])
  func `C8.7 C8.11 an engine that does not answer at the start ends the program`(
    command: String, reason: String
  ) async throws {
    let run = try await home.run(["-b", "gtp:\(command) -x"], input: "d3\n")
    let message = "reversi: cannot start an engine: \(command) \(reason)\n"
    #expect(run == Run(err: message, end: .status(1)))
  }

  @Test func `C8.7 an engine that the system cannot start is told with its reason`() async throws {
    let child = try home.start(
      shell: "ulimit -n 4 && exec \"$0\" \"$@\"", "--white", "gtp:/bin/cat")
    let message =
      "reversi: cannot start an engine: /bin/cat cannot be started: Too many open files.\n"
    #expect(await child.ended() == Run(err: message, end: .status(1)))
  }

  @Test func `R2.7 C8.6 at a terminal the side of an engine that gives up is a person's`()
    async throws
  {
    let terminal = try home.live(white("dies") + ["--delay", "0", "--flip", "0"])
    try await terminal.shows("White  2  Rex")
    terminal.type("d3\r")
    try await terminal.shows("Rex has ended (status 1).")
    try await terminal.shows("White is manual now. Thinking stopped.")
    terminal.type("c3\r")
    try await terminal.shows("o plays c3")
    terminal.type("quit\r")
    #expect(try await terminal.ended().end == .status(0))
  }

  @Test func `C8.2 C1.2 a name moves no cursor, and is cut to its room`() async throws {
    let name = "name=\u{202e}" + String(repeating: "n", count: 60)
    let terminal = try home.live(white(name))
    let screen = try await terminal.shows(#"White  2 \u{202E}nnn"#)
    #expect(screen.lines.allSatisfy { $0.count <= 80 })
    terminal.resize(columns: 58, rows: 20)
    try await terminal.shows(#"White  2 \u{202E}nnn~"#)
    terminal.send(SIGTERM)
    _ = try await terminal.ended()
  }

  @Test func `C8.3 Ctrl-C does not reach the engine`() async throws {
    let gate = try engine.pipe("gate")
    let terminal = try home.live(white(gate) + ["--delay", "0", "--flip", "0"])
    try await terminal.shows("White  2  Rex")
    terminal.type("d3\r")
    let end = await engine.waitAtGate()
    terminal.type("half")
    try await terminal.shows("reversi> half")
    terminal.type(Keys.control("c"))
    try await terminal.shows("an empty line") { screen in
      screen.lines.contains { $0.hasSuffix("reversi> ") || $0.hasSuffix("reversi>") }
    }
    close(end)
    try await terminal.shows("o plays c3")
    #expect(try engine.starts == 1)
    terminal.type("quit\r")
    _ = try await terminal.ended()
  }

  #if os(Linux)
    private static let stubborn = ["outlives", "child", "outlives own-session", "child=own-group"]
  #else
    private static let stubborn = ["outlives", "child"]
  #endif

  @Test(arguments: [SIGKILL, SIGTERM, 0], stubborn)
  func `C8.10 the engine ends with the program, however that ends, and so does its child`(
    signal: Int32, habit: String
  ) async throws {
    let child = try home.start(white(habit, try engine.pipe("alive")) + ["--real-time"])
    await engine.end { if signal == 0 { child.endInput() } else { child.send(signal) } }
    #expect(await child.ended().end == (signal == 0 ? .status(0) : .signal(signal)))
  }

  @Test(arguments: ["hint": "d8 ties\n", "values": "  g7 loses by 16  "])
  func `C8.8 hints and values are those of our own engine`(word: String, answer: String)
    async throws
  {
    let moves =
      "c4c3d3c5b5b3b2f4c6c2e3d2b4a1e2a2d1f1f2e1d6e6f3c1g4g5f5g6a3f6"
      + "d7e7f8a4f7h4g3h3g2a5b6h1a6a7b1g1b7a8c7b8c8e8"
    let run = try await home.run(white() + ["--moves", moves], input: "\(word)\n")
    #expect(run.out.contains(answer), "\(run)")
    #expect(try engine.log.last == "name")
  }

  @Test
  func `C4.10 C4.13 C4.17 engines play in pairs against each other, and their scores are compared`()
    async throws
  {
    let ours = "gtp:\(Home.program) --gtp --level 1"
    let match = white() + ["--black", ours, "--seed", "7", "--games", "4"]
    let run = try await home.run(match)
    #expect((run.err, run.end) == ("", .status(0)))
    let lines = run.out.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    #expect(
      lines.dropLast().map { $0.dropFirst(4).joined(separator: " ") } == [
        " 7 Reversi Rex", " 7 Rex Reversi", " 8 Reversi Rex", " 8 Rex Reversi",
      ])
    let moves = lines.dropLast().map { $0[3].prefix(16) }
    #expect(moves[0] == moves[1] && moves[2] == moves[3] && moves[1] != moves[2])
    let wins = zip(0..., lines.dropLast()).count { $1[0] == ($0 % 2 == 0 ? "x" : "o") }
    #expect(lines.last?[0].hasPrefix("Reversi wins \(wins), Rex wins ") == true)
    let log = try engine.log
    #expect(log.count { $0 == "final_score" } == 4 && log.count { $0 == "showboard" } == 4)
  }

  @Test func `C4.10 an engine against itself has a seed for each game`() async throws {
    let options = white()
    let run = try await home.run(
      options + ["--black", options[3], "--opening", "1", "--seed", "7", "--games", "2"])
    let seeds = run.out.split(separator: "\n").prefix(2).map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)[5]
    }
    #expect(seeds == ["7", "8"])
    // The same engine by another command is another player.
    let other = try await home.run(
      options + ["--black", options[3] + " numbers", "--seed", "7", "--games", "2"])
    #expect(other.out.matches(of: /\t7\tRex\tRex\n/).count == 2)
  }

  @Test(arguments: ["dies", "miscounts", "missees", "dies-after=f5"])
  func `C8.7 C4.17 a match ends when an engine gives up, after the games before`(habit: String)
    async throws
  {
    let run = try await home.run(white(habit) + ["-bcomputer", "--seed", "6", "--games", "4"])
    let number = habit == "dies-after=f5" ? 3 : 1
    let lines = run.out.split(separator: "\n")
    #expect(run.end == .status(1) && lines.count == number + 1)
    let sees = habit.hasPrefix("mis")
    let fields = lines[number - 1].split(separator: "\t", omittingEmptySubsequences: false)
    #expect((fields[0] == "*") != sees && fields[3].count >= 16, "\(run)")
    let tally = lines[number].matches(of: /(?:wins|tied) (\d+)/).compactMap { Int($0.output.1) }
    #expect(tally.reduce(0, +) == number - 1)
    #expect(run.err.hasPrefix("reversi: game \(number) (seed \(5 + (number + 1) / 2)): Rex "))
    #expect(!run.err.contains("Game: "))
  }
}
