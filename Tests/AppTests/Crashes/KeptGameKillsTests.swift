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

/// A game ends or is left in programs that are killed, as often as `REVERSI_KILLS` says.
@Suite(.startsPrograms) struct KeptGameKillsTests {
  private let game: SavedGame

  init() throws {
    game = try SavedGame().played("d3c3c4")
  }

  @Test func `R7.10 R7.11 a game that is left is kept with its players, once, and lasts`()
    async throws
  {
    let home = try home(game)
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

  @Test(arguments: [Kill.left, .ended])
  func `R7.10 R7.11 after a kill at any moment the game is kept, at the latest by the next start`(
    kill: Kill
  ) async throws {
    var chance = SplitMix64(seed: 1)
    var kept = 0
    let game = kill == .left ? game : try SavedGame().played("e6f4e3f6g5d6e7f5")
    let end = try SavedGame().played("e6f4e3f6g5d6e7f5c5")
    for _ in 0..<RunOptions.kills {
      let home = try home(game)
      let child = try home.startAtTerminal(["--plain", "--flip", "0", "--board", "asked"])
      child.types(kill == .left ? "reset\nok\nf5\n" : "c5\n")
      let moment = Int.random(in: 0...300, using: &chance)
      await child.wait { $0.out.utf8.count >= moment || $0.out.contains(kill.last) }
      child.send(SIGKILL)
      _ = await child.ended()
      let saved = try SavedGameText.decode(home.folder.bytes(of: home.game))
      if saved == game { continue }
      kept += 1
      if kill == .ended {
        #expect(saved == end)
        let next = try home.startAtTerminal(["--plain"])
        next.types("quit\n")
        _ = await next.ended()
      }
      let games = try home.folder.text(of: "state/reversi/games")
      #expect(games.contains(kill.line) && games.split(separator: "\n").count == 1)
    }
    #expect(kept > 0)
  }

  enum Kill {
    case left, ended

    /// What is printed when the line was added.
    var last: String { self == .left ? "x plays f5" : "x won" }

    /// The end of the line.
    var line: String {
      self == .left
        ? "\t(manual - manual)\t*\td3c3c4\n" : "\t(manual - manual)\t13-0\te6f4e3f6g5d6e7f5c5\n"
    }
  }

  /// Makes a home with a saved game.
  private func home(_ game: SavedGame) throws -> Home {
    let home = try Home()
    try home.folder.write(SavedGameText.encode(game).utf8, to: home.game)
    return home
  }
}
