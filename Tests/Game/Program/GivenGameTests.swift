import Adapters
import Domain
import Infrastructure
import Program
import ProgramSupport
import TestSupport
import TestTraits
import Testing
import UseCases

/// Games from files, which are studied.
struct GivenGameTests {
  private static let text = "d3c5\nf5d6c3\n"

  /// Reads a game from files in memory.
  private static func given(_ path: String) throws -> GivenGame {
    try GivenGame(path) { name throws(SystemError) in
      guard name == "games.txt" || name == "-" else { throw SystemError.notFound }
      return Array(text.utf8)
    }
  }

  @Test func `G15.15 a given game is studied, and the saved game stays behind it`() throws {
    let disk = GameDisk()
    try PlayedGame(on: disk).play { await $0.type("d3") }
    let saved = disk["game"]
    let given = try Self.given("games.txt")
    try PlayedGame([], on: disk, given: given).play { game in
      #expect(game.screen.contains("Study of games.txt, after move 2"), "\(game.screen)")
      await game.pass(.seconds(60))
      #expect(disk["game"] == saved)

      await game.press("\u{1b}")
      await game.pass(.milliseconds(100))
      #expect(game.screen.contains("reversi>"), "\(game.screen)")
      await game.type("open")
      #expect(game.screen.contains("Study of games.txt"), "\(game.screen)")
    }
  }

  @Test func `G15.16 the first of several games is studied, and a number names another`() throws {
    let first = try Self.given("games.txt")
    let second = try Self.given("games.txt:2")

    #expect(first.count == 2 && "\(first.record)" == "d3c5")
    #expect(second.count == nil && "\(second.record)" == "f5d6c3")
    try PlayedGame([], given: first).play { game in
      #expect(game.screen.contains("games.txt has 2 games."), "\(game.screen)")
    }
    try PlayedGame([], given: second).play { game in
      #expect(!game.screen.contains("2 games"), "\(game.screen)")
    }
  }

  @Test func `G15.18 a game that cannot be read is refused with its reason`() throws {
    #expect(throws: GivenGame.Problem.self) { try Self.given("games.txt:3") }
    #expect(throws: GivenGame.Problem.self) { try Self.given("games.txt:0") }
    #expect(throws: GivenGame.Problem.self) { try Self.given("letter.txt") }
  }

  /// As processes, which start another for each end.
  @Suite(.startsPrograms) struct AsProcess {
    private let home: Home

    init() throws {
      home = try Home()
      try home.folder.write("d3c5\nf5d6c3\n", to: "games.txt")
    }

    @Test(arguments: [
      ("games.txt", Run.End.status(2)), ("games.txt:3", .status(3)), ("letter.txt", .status(1)),
    ])
    func `G15.18 without a screen, a file, or the game the status says so`(
      name: String, end: Run.End
    ) async throws {
      let run = try await home.run("--load", "\(home.folder.path)/\(name)")
      #expect(run.end == end, "\(run.err)")
      #expect(run.err.hasPrefix("reversi"))
    }

    @Test func `G15.17 behind standard input the keys come from the terminal`() async throws {
      let path = "\(home.folder.path)/games.txt"
      let game = try home.start(shell: #"cat "$2" | "$0" "$1" -"#, "--load", path)
      try await game.shows("Study of standard input, after move 2")
      game.type("\u{1b}[5~")
      try await game.shows("before move 2 of 2")
      game.type("quit\r")
      #expect(try await game.ended().end == .status(0))
      #expect(game.settings == game.settingsAtStart)
    }
  }
}
