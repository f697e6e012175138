import Adapters
import Foundation
import Infrastructure
import ProgramSupport
import RoomAdapters
import Rooms
import TestSupport
import TestTraits
import Testing
import UseCases

/// A game is left in programs that are killed, as often as `REVERSI_KILLS` says.
@Suite(.startsPrograms) struct KeptGameKillsTests {
  private let game: SavedGame

  init() throws {
    game = try SavedGame().played("d3c3c4")
  }

  @Test func `R7.10 R7.11 a game that is left is kept with its players, once, and lasts`()
    async throws
  {
    let home = try home()
    for _ in 1...2 {
      let child = try home.startAtTerminal(["--plain", "--new"])
      child.types("reset\nok\nquit\n")
      _ = await child.ended()
    }
    let line = /20\d\d-\d\d-\d\d\t\(manual - manual\)\t\*\td3c3c4\n/
    #expect(try home.folder.text(of: "state/reversi/games").wholeMatch(of: line) != nil)
    #expect(try home.folder.text(of: home.game).hasPrefix("x00\n"))
    let games = home.folder.path("state/reversi/games")
    let run = try await home.run("--load", "\(games):1", input: "history\n")
    #expect(run.out.hasSuffix("d3c3c4\n"))
  }

  @Test func `R7.10 R7.11 after a kill at any moment the game is kept, or is the saved one`()
    async throws
  {
    var chance = SplitMix64(seed: 1)
    var kept = 0
    for _ in 0..<RunOptions.kills {
      let home = try home()
      let child = try home.startAtTerminal(["--plain", "--flip", "0", "--board", "asked"])
      child.types("reset\nok\nf5\n")
      let moment = Int.random(in: 0...300, using: &chance)
      await child.wait { $0.out.utf8.count >= moment || $0.out.contains("x plays f5") }
      child.send(SIGKILL)
      _ = await child.ended()
      let saved = try SavedGameText.decode(home.folder.bytes(of: home.game))
      let names = try home.folder.allNames
      let games =
        names.contains("state/reversi/games") ? try home.folder.text(of: "state/reversi/games") : ""
      let isKept = games.hasSuffix("\t(manual - manual)\t*\td3c3c4\n")
      #expect(saved == game || isKept)
      kept += isKept ? 1 : 0
    }
    #expect(kept > 0)
  }

  /// Makes a home with a saved game.
  private func home() throws -> Home {
    let home = try Home()
    try home.folder.write(SavedGameText.encode(game).utf8, to: home.game)
    return home
  }
}
