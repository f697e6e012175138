import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// Where a game that the command line gives is saved, which is nowhere as a rule (C5.25).
@Suite(.startsPrograms) struct GivenGameSavingTests {
  private static let saved = "o01 computers=03 moves=d3\n" + Boards.afterD3
  private static let start = "---------------------------ox------xo--------------------------- x"
  private let home: Home
  private let mine: String

  init() throws {
    home = try Home()
    mine = home.folder.path("mine")
  }

  /// Plays what is typed at a terminal to its end.
  private func play(_ typed: String, _ options: String..., in home: Home? = nil) async throws -> Run
  {
    let game = try (home ?? self.home).startAtTerminal(["--plain", "--flip", "0"] + options)
    game.types(typed)
    return await game.ended().withoutPrompts
  }

  /// Ten ways to give a game, each of which is played in five ways.
  private static let ways = [
    #""$0" --moves d3c3"#, #""$0" --position "$1""#, #""$0" --position "$1" --moves d3"#,
    #""$0" --load "$2/saved""#, #""$0" --load "$2/transcript" -w computer:1"#,
    #""$0" --load "$2/games""#, #""$0" --load "$2/games:2""#, #""$0" --moves d3c3 --board turns"#,
    #""$0" --new --moves d3"#, #""$0" --moves d3 --no-save"#,
  ]
  private static let typed = [
    "quit\n", "undo\nc4\nquit\n", "reset\nok\nd3c3\nquit\n", "bc1\nwm\nsave\nquit\n",
    "again\ny\nd3\nredo\nquit\n",
  ]

  @Test(arguments: [saved, "notes of mine"])
  func `C5.25 R7.1 R7.5 after fifty looks at another game the saved one is as it was`(
    saved: String
  ) async throws {
    try home.folder.write(saved, to: home.game)
    try home.folder.write(Self.saved, to: "saved")
    try home.folder.write("1. f5 d6", to: "transcript")
    try home.folder.write("(;B[d3])\n(;PB[a]B[c4])", to: "games")
    let names = try home.folder.allNames
    let looks = Self.typed.flatMap { _ in Self.ways }
      .map { $0.replacing(#""$0""#, with: #""$0" --plain --flip 0 --delay 0 --seed 1"#) }
    // What is not a saved game would be set aside by any of them.
    let script = saved == Self.saved ? looks : Array(looks.prefix(Self.ways.count))
    let typed = Self.typed.flatMap { Array(repeating: $0, count: Self.ways.count) }
    let shell = try home.startAtTerminal(
      shell: "set -- '\(Self.start)' '\(home.folder.path)'\n" + script.joined(separator: "\n"))
    shell.types(typed.prefix(script.count).joined())
    let run = await shell.ended()
    #expect(run.end == .status(0))
    #expect(run.err.matches(of: /reversi: (The|This) game is not saved/).count == script.count)
    #expect(run.err.ranges(of: "it is not saved. Type ").count == script.count)
    #expect(try home.folder.text(of: home.game) == saved)
    #expect(try home.folder.allNames == names)
  }

  @Test func `C5.12 C5.18 a game that was given and played on is printed when a person leaves`()
    async throws
  {
    for (typed, transcript) in [
      ("quit\n", nil), ("undo\nredo\nundo\nquit\n", nil), ("e6\nquit\n", "d3c3e6"),
      ("undo\ne3\n\u{4}", "d3e3"), ("reset\nok\nquit\n", nil), ("reset\nok\nc4\nquit\n", "c4"),
    ] {
      let run = try await play(typed, "--board", "asked", "--moves", "d3c3")
      let welcome = "This is the game that was loaded; it is not saved. Type 'reset' for a new one."
      #expect(run.err.hasPrefix("reversi: \(welcome)\n"))
      let farewell =
        transcript == nil
        ? home.unsaved : "reversi: This game is not saved; --save FILE keeps it.\n"
      #expect(run.err.hasSuffix("\n" + farewell))
      let last = run.out.split(separator: "\n").last.map(String.init)
      #expect(transcript == nil ? last?.hasSuffix("turn") == true : last == transcript)
    }
  }

  @Test func `C5.18 C5.25 the live front leaves the moves of such a game below its block, too`()
    async throws
  {
    let home = try Home.live()
    try home.folder.write(Self.saved, to: home.game)
    for way in [WayOut.keys("quit\r", .status(0)), .signal(15)] {
      let game = try home.live(["--flip", "0", "--load", home.folder.path(home.game)])
      try await game.showsPrompt()
      #expect(game.screen.lines.contains { $0.contains("it is not saved. Type 'again'") })
      game.type("wm\r")
      try await game.shows("White is manual now")
      game.type("c3\r")
      try await game.shows("move 2") { $0.lines.contains { $0.contains(" 2 c3") } }
      way.take(game)
      let all = try await game.ended()
      let left = all.screen.everything.filter { !$0.isEmpty }
      let told = ["d3c3", "This game is not saved; --save FILE keeps it."]
      #expect(left.suffix(2) == told, "\(all.screen)")
      #expect(try home.folder.text(of: home.game) == Self.saved)
      #expect(try home.folder.allNames.filter { $0.hasSuffix("lock") } == [])
    }
  }

  @Test(arguments: [["--moves", "d3c3"], ["--position", start, "--plain"], ["--load", "-"]])
  func `C5.5 C5.25 a game in the file of --save is replaced by a given one only with --new`(
    given: [String]
  ) async throws {
    try home.folder.write(Self.saved, to: "mine")
    let run = try await home.run(["--save", mine] + given, input: "c4\n")
    let message = "reversi: \(mine) holds a game; --new replaces it\n"
    #expect(run == Run(err: message, end: .status(1)))
    #expect(try home.folder.text(of: "mine") == Self.saved)
    #expect(try await home.run(["--save", mine, "--new"] + given, input: "c4\n").end == .status(0))
    #expect(try home.folder.text(of: "mine") != Self.saved)
  }

  @Test func `C5.18 C5.25 R7.9 a given game is saved in a file that is missing or empty`()
    async throws
  {
    for content in [nil, ""] {
      try? home.folder.remove("mine")
      if let content { try home.folder.write(content, to: "mine") }
      let run = try await play("c3\nquit\n", "--moves", "d3", "--save", mine)
      #expect(run.err.hasPrefix("reversi: This is the game that was loaded. Type 'reset'"))
      #expect(run.err.hasSuffix("reversi: The game is saved in \(mine).\n"))
      #expect(try home.folder.text(of: "mine").hasPrefix("x00 moves=d3c3\n"))
    }
    try home.folder.write("", to: "mine")
    for front in [[], ["--new"], ["--gtp"]] {
      #expect(
        try await home.run(["--save", mine] + front, input: "quit\n").end == .status(0))
    }
  }
}
