import Adapters
import ArchivedGames
import Domain
import Infrastructure
import Notations
import TestSupport
import Testing
import UseCases

/// What version 1.0 left is played on, and version 1.0 can read what is written then.
struct OldHomeTests {
  @Test(arguments: OldHome.all)
  func `G11.13 a game of version 1.0 goes on, and its levels stand in the settings`(
    home: OldHome
  ) throws {
    let disk = GameDisk(home.files)
    let time = VirtualTime()
    let engine = Engine(on: time)
    try PlayedGame("--flip", "0", on: disk, time: time, computer: engine).play { game in
      for text in home.shown { #expect(game.screen.contains(text), "\(game.screen)") }
      #expect(disk["game"] == home.game)
      if let move = home.move { await game.type(move) }
      await game.pass(.seconds(3))
    }
    #expect(disk["settings"]?.hasPrefix(home.settings) == true)
    #expect(engine.levels == home.levels)
    try expectReadable(disk, home.next)
  }

  /// Expects a saved game with a first line and the board that its moves lead to.
  private func expectReadable(_ disk: GameDisk, _ line: String) throws {
    let text = try #require(disk["game"])
    let first = try #require(text.split(separator: "\n").first)
    #expect(first.replacing(#/ computers=\d\d/#, with: "") == line)
    // A board that contradicts the moves would have none.
    let saved = try SavedGameText.decode(Array(text.utf8))
    #expect(line.hasSuffix("moves=\(saved.record)"))
  }

  @Test func `G11.13 the past games of version 1.0 are shown, counted, and added to`() throws {
    let disk = GameDisk(OldArchive.files)
    try PlayedGame(on: disk).play { game in
      #expect(game.screen.contains("You have won 0 of 1 games at level 4."), "\(game.screen)")
      await game.type("games")
      for line in [
        "5  2026-11-29  3-61  Black you, White level 4",
        "4  2026-11-29  5-5, unfinished  Black you, White level 9",
        "3  2026-11-29  5-2, unfinished  Black human, White human",
        "2  2026-11-29  21-21, unfinished  Black level 3, White level 6",
        "1  2026-11-29  37-27  Black level 0, White level 1",
      ] { #expect(game.screen.contains(line), "\(game.screen)") }
    }
    #expect(disk.games == OldArchive.lines)
    try PlayedGame("--flip", "0", on: disk).play { game in
      await game.type("new")
      await game.type("d3")
      await game.shows("White plays")
      await game.type("new")
      await game.press("y")
    }
    #expect(disk.games.dropLast() == OldArchive.lines[...])
    #expect(disk.games.last?.hasPrefix("2026-11-28\t(manual - computer 4)\t*\td3") == true)
    let text = Array((disk["games"] ?? "").utf8)
    #expect(ArchivedGameText.decode(text[...], last: .max, isNumbered: true).count == 6)
  }

  @Test func `G11.13 a game that version 1.0 ended and took back is not archived again`() throws {
    let disk = GameDisk(OldArchive.files.merging(["game": OldArchive.takenBack]) { $1 })
    try PlayedGame("--new", on: disk).play { game in
      #expect(game.screen.contains("New game"), "\(game.screen)")
    }
    #expect(disk.games == OldArchive.lines)
  }

  @Test func `G11.13 what version 1.0 set aside stays as it is`() throws {
    let bad = "x01 computers=04 moves=e6f4e3f2\n--------\n-----o--\n----o---\n---"
    let game = """
      x01 computers=02 moves=f5f4d3f6
      --------
      --------
      ---x----
      ---xxo--
      ---xxo--
      -----o--
      --------
      --------

      """
    let disk = GameDisk(["game": game, "game.lock": "", "game.bad-1": bad])
    try PlayedGame("--flip", "0", on: disk).play { game in
      #expect(game.screen.contains("level 2"), "\(game.screen)")
      await game.type("g7")
    }
    try expectReadable(disk, "o01 moves=f5f4d3f6g7")
    #expect(disk["game.bad-1"] == bad)
    let cut = String(game.prefix(50))
    let other = GameDisk(["game": cut, "game.lock": "", "game.bad-1": bad])
    try PlayedGame(on: other).play { game in
      #expect(game.screen.contains("'game.bad-2'"), "\(game.screen)")
    }
    #expect(other["game.bad-1"] == bad)
    #expect(other["game.bad-2"] == cut)
  }
}
