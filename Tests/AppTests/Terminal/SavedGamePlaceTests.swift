import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// Where the game of a person at a terminal is kept.
@Suite(.startsPrograms) struct SavedGamePlaceTests {
  private var home: Home

  init() throws {
    home = try Home()
  }

  /// Plays one move, which is told whatever becomes of the game.
  private func play(_ arguments: String..., in home: Home) async throws -> Run {
    let game = try home.startAtTerminal(["--plain", "--flip", "0"] + arguments)
    game.types("d3\nquit\n")
    let run = await game.ended()
    #expect(run.out.contains("x plays d3, flips d4\n"))
    #expect(run.end == .status(0))
    return run
  }

  @Test(arguments: ["relative", "", nil])
  mutating func `C5.8 a relative, empty or missing XDG_STATE_HOME is ignored`(
    state: String?
  ) async throws {
    // The other tests have it, and find the saved game there.
    home.environment["XDG_STATE_HOME"] = state
    _ = try await play(in: home)
    #expect(
      try home.folder.text(of: ".local/state/reversi/game") == "o00 moves=d3\n" + Boards.afterD3)
  }

  @Test(arguments: [
    ("HOME=", "is not set", "が設定されていません"), ("unset HOME;", "is not set", "が設定されていません"),
    ("HOME=relative", "is not an absolute path", "が絶対パスではありません"),
    (#"HOME=$(printf '/\377')"#, "is not valid UTF-8", "が UTF-8 ではありません"),
  ])
  mutating func `C5.8 R7.6 without a home folder a person plays on, and is told why there is none`(
    change: String, problem: String, japanese: String
  ) async throws {
    home.environment["XDG_STATE_HOME"] = nil
    let told = [
      "en": "Cannot save: there is no home folder (HOME \(problem)). Playing on.",
      "ja": "保存できません (ホームフォルダがありません (HOME \(japanese)))。このまま続けます。",
    ]
    for (language, sentence) in told {
      let options = "--plain --flip 0 --language \(language)"
      let game = try home.startAtTerminal(
        shell: "cd \(home.folder.path); \(change) exec \"$0\" \(options)")
      game.types("d3\nquit\n")
      let run = await game.ended()
      #expect(run.err.hasPrefix("reversi: \(sentence)\n"))
      #expect(run.out.contains("d3"))
      #expect(run.end == .status(0))
      #expect(try home.folder.names == [])
    }
  }

  @Test mutating func `R7.5 a place that cannot be read is told, and nothing is saved there`()
    async throws
  {
    home.environment["XDG_STATE_HOME"] = home.folder.path("file")
    try home.folder.write("mine", to: "file")
    let path = home.folder.path("file/reversi/game")
    #expect(
      try await play(in: home).err
        == "reversi: Cannot read the saved game: \(path): Not a directory. "
        + "New game; this one will not be saved.\n" + home.unsaved)
    #expect(try home.folder.text(of: "file") == "mine")
  }

  @Test func `C5.8 with --no-save nothing is loaded or saved`() async throws {
    try home.folder.write("o11\n" + Boards.afterD3, to: home.game)
    let before = try home.folder.allNames
    #expect(
      try await play("--no-save", in: home).err
        == "reversi: Type a square with a +, such as d3. wc lets the computer play White; ? helps.\n"
        + home.unsaved)
    #expect(try home.folder.allNames == before)
    #expect(try home.folder.text(of: home.game) == "o11\n" + Boards.afterD3)
  }

  @Test(arguments: [[], ["--plain"]])
  func `R7.9 a named file that is not a saved game ends a person's game, too, with the reason`(
    face: [String]
  ) async throws {
    try home.folder.write("mine", to: "file")
    let path = home.folder.path("file")
    let run = try await home.startAtTerminal(face + ["--save", path]).ended()
    let problem = "line 1 is 'mine', not like x01"
    let message = "reversi: \(path) is not a saved game (\(problem)). It is left as it is.\n"
    #expect(run == Run(err: message, end: .status(1)))
  }
}
