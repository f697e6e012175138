import Adapters
import Domain
import Infrastructure
import Program
import TestSupport
import Testing
import UseCases

/// A game stays in the archive once, in the step in which it ends or before it is replaced.
struct ArchiveTests {
  /// A game that ends after nine moves, with the last one to come.
  private static let almostOver = "e6f4e3f6g5d6e7f5"

  /// A disk with a game that one move of Black ends.
  private static func disk(_ more: [String: String] = [:]) -> GameDisk {
    GameDisk(
      ["game": SavedGameText.of(almostOver), "settings": "black 1\nwhite 3\n"].merging(more) { $1 })
  }

  private static let line = "2026-11-28\t(manual - computer 3)\t13-0\t\(almostOver)c5"

  @Test func `R7.10 G10.8 a game that ends is archived once, with the level it was played at`()
    throws
  {
    let disk = Self.disk()
    try PlayedGame("--flip", "0.25", on: disk).play { game in
      await game.type("c5")
      // The disks still flip.
      #expect(disk.games == [Self.line])
      await game.type("")
      await game.pass(.seconds(5))
      await game.type("level 5")
      await game.type("new")
      await game.pass(.seconds(1))
      #expect(game.screen.contains("New game"), "\(game.screen)")
    }
    #expect(disk.games == [Self.line])
    // Another run begins with the new game.
    try PlayedGame(on: disk.afterKill()).play { _ in }
    #expect(disk.games == [Self.line])
  }

  @Test func `G10.8 a game that --new replaces keeps those who played it, and their levels`() throws
  {
    let disk = GameDisk(["game": SavedGameText.of("d3c5"), "settings": "black 1\nwhite 3\n"])
    let arguments = ["--new", "--black", "computer:2", "--white", "human"]
    try PlayedGame(arguments, on: disk).play { game in
      await game.pass(.milliseconds(10))
      #expect(game.screen.contains("level 2"), "\(game.screen)")
    }
    #expect(disk.games == ["2026-11-28\t(manual - computer 3)\t*\td3c5"])
  }

  @Test func `G10.8 a game that is replaced in a thought keeps the level of that thought`() throws {
    let disk = GameDisk(["settings": "black 1\nwhite 3\n"])
    try PlayedGame(on: disk).play { game in
      await game.type("d3")
      await game.pass(.seconds(1))
      await game.type("level 5")
      await game.type("new")
      await game.type("y")
    }
    #expect(disk.games.count == 1)
    #expect(disk.games.first?.contains("(manual - computer 3)") == true, "\(disk.games)")
  }

  @Test func `R7.10 a kill between the last move and its line leaves the line to the next start`()
    throws
  {
    let disk = Self.disk(["game": SavedGameText.of(Self.almostOver + "c5")])
    try PlayedGame(on: disk).play { game in
      #expect(disk.games == [Self.line])
      await game.type("new")
    }
    #expect(disk.games == [Self.line])
    let written = Self.disk([
      "game": SavedGameText.of(Self.almostOver + "c5"), "games": Self.line + "\n",
    ])
    try PlayedGame(on: written).play { _ in }
    #expect(written.games == [Self.line])
  }

  @Test func `G10.4 a game is archived before the one that replaces it is saved`() throws {
    let disk = GameDisk()
    try PlayedGame("--flip", "0", on: disk).play { game in
      await game.type("new")
      #expect(disk.games == [])
      await game.type("d3")
      await game.shows("Your turn")
      let saved = disk["game"]
      disk.fill(true)
      await game.type("new")
      await game.press("y")
      // The line is there, though the new game could not be saved.
      #expect(disk.games.count == 1)
      #expect(disk.games.first?.hasPrefix("2026-11-28\t(manual - computer 1)\t*\td3") == true)
      #expect(disk["game"] == saved)
    }
  }

  @Test func `G10.4 --new archives what it replaces, and keeps the players and levels`() throws {
    let disk = Self.disk()
    try PlayedGame("--new", on: disk).play { game in
      #expect(game.screen.contains("New game"), "\(game.screen)")
      #expect(game.screen.contains("level 3"), "\(game.screen)")
    }
    #expect(disk.games == ["2026-11-28\t(manual - computer 3)\t*\t\(Self.almostOver)"])
    #expect(disk["game"] == SavedGameText.of(""))
  }

  @Test func `G10.5 a game that cannot be archived is replaced, and the failure stays`() throws {
    let disk = Self.disk()
    disk.refuseAppending(true)
    try PlayedGame("--flip", "0", on: disk).play { game in
      await game.type("new")
      await game.press("y")
      await game.pass(.seconds(1))
      #expect(game.screen.contains("not kept in 'games'"), "\(game.screen)")
      #expect(disk["game"] == SavedGameText.of(""))
      await game.type("d3")
      await game.shows("White plays")
      #expect(game.screen.contains("not kept in 'games'"), "\(game.screen)")
    }
    #expect(disk.games == [])
  }

  @Test func `G10.5 a failure to archive ends once a game is archived`() throws {
    let disk = Self.disk()
    disk.refuseAppending(true)
    try PlayedGame("--flip", "0", on: disk).play { game in
      await game.type("c5")
      #expect(game.screen.contains("not kept in 'games'"), "\(game.screen)")
      disk.refuseAppending(false)
      await game.type("new")
      #expect(!game.screen.contains("not kept in 'games'"), "\(game.screen)")
    }
    #expect(disk.games == [Self.line])
  }

  @Test func `G10.6 a game that goes on after its end by undo is not archived again`() throws {
    let disk = Self.disk()
    try PlayedGame("--flip", "0", on: disk).play { game in
      await game.type("c5")
      await game.type("undo")
      await game.pass(.seconds(1))
      #expect(disk["game"] == SavedGameText.of(Self.almostOver))
      await game.type("c6")
      await game.pass(.seconds(9))
      await game.type("new")
      await game.press("y")
      await game.pass(.seconds(1))
      #expect(disk["game"] == SavedGameText.of(""), "\(game.screen)")
      #expect(disk.games == [Self.line])
      // The next game is another one.
      await game.type("d3")
      await game.shows("Your turn")
      await game.type("new")
      await game.press("y")
    }
    #expect(disk.games.count == 2)
  }

  @Test func `G10.7 a saved game that begins the last archived one is not archived again`()
    throws
  {
    let disk = Self.disk(["games": Self.line + "\n"])
    try PlayedGame("--new", on: disk).play { _ in }
    #expect(disk["game"] == SavedGameText.of(""))
    #expect(disk.games == [Self.line])
  }

  @Test func `R7.10 a new game that only begins as the last one is archived at its end`() throws {
    let disk = Self.disk(["game": SavedGameText.of("e6f4"), "games": Self.line + "\n"])
    try PlayedGame("--flip", "0", on: disk).play { game in
      await game.type("d3")
      await game.shows("Your turn")
      await game.type("new")
      await game.press("y")
    }
    #expect(disk.games.count == 2)
  }

  @Test(arguments: [(29, 2), (30, 1)])
  func `G10.14 thirty common steps mark a game as the archived one, also if it goes on differently`(
    steps: Int, count: Int
  ) throws {
    let full = Self.firstSquares()
    var begun = Record()
    for step in full.steps.prefix(steps) { begun.make(step) }
    let other = try #require(begun.game.legalSquares.first { .move($0) != full.steps[steps] })
    let counts = Disk.sides.map { "\(full.game.board.count(of: $0))" }.joined(separator: "-")
    let disk = GameDisk([
      "game": SavedGameText.encode(SavedGame(record: begun)),
      "games": "2026-11-28\t(manual - manual)\t\(counts)\t\(full)\n",
    ])
    try PlayedGame("--flip", "0", on: disk).play { game in
      await game.type("\(other)")
      await game.type("new")
      await game.press("y")
    }
    #expect(SavedGameText.record(of: disk["game"]) == "")
    #expect(disk.games.count == count)
  }

  /// Returns a whole game in which each side plays the first of its legal squares.
  private static func firstSquares() -> Record {
    var record = Record()
    while record.game.turn != nil {
      record.make(record.game.legalSquares.first.map(Record.Step.move) ?? .pass)
    }
    return record
  }

  @Test func `G10.6 a game in a file that the player names is not archived`() throws {
    let disk = Self.disk(["mine": SavedGameText.of(Self.almostOver)])
    try PlayedGame("--flip", "0", "--save", "/my/mine", on: disk).play { game in
      await game.type("c5")
      await game.pass(.seconds(1))
      #expect(disk["mine"] == SavedGameText.of(Self.almostOver + "c5"))
    }
    #expect(disk.games == [])
    #expect(disk["game"] == SavedGameText.of(Self.almostOver))
  }

  @Test func `G10.1 G10.2 the page has all of a long archive, with numbers`() throws {
    // More than the last 256 KiB.
    let disk = GameDisk(["games": String(repeating: Self.line + "\n", count: 5000)])
    try PlayedGame(on: disk).play { game in
      await game.type("games")
      #expect(game.screen.contains("5000  2026-11-28"), "\(game.screen)")
      await game.press("\u{1b}[F")
      #expect(game.screen.contains("  1  2026-11-28"), "\(game.screen)")
    }
  }

  @Test func `G10.1 past games that cannot be read are told`() throws {
    let disk = GameDisk(["games": Self.line + "\n"])
    try PlayedGame(on: disk).play { game in
      disk.refuseReading(true)
      await game.type("games")
      #expect(game.screen.contains("The past games cannot be read: "), "\(game.screen)")
      #expect(!game.screen.contains("There are no past games yet."))
    }
  }

  @Test func `G10.1 the page of past games has all of them`() throws {
    let lines = Array(repeating: Self.line, count: 300).joined(separator: "\n")
    let disk = GameDisk(["games": lines + "\n"])
    try PlayedGame(on: disk).play { game in
      await game.type("games")
      #expect(game.screen.contains("300  2026-11-28"), "\(game.screen)")
      await game.press("\u{1b}[F")
      #expect(game.screen.contains("  1  2026-11-28"), "\(game.screen)")
    }
  }
}
