import Adapters
import Domain
import Foundation
import ProgramSupport
import RoomAdapters
import Rooms
import TestSupport
import TestTraits
import Testing
import UseCases

/// A save that is under way when the program is to end (C5, R7.1).
///
/// Two computers move as fast as they can be saved, so that most moments are in a save. The seed is
/// that of a game without a pass, which would wait for a person.
@Suite(.startsPrograms) struct LastSaveTests {
  @Test(
    arguments: [
      .keys("q\r", .status(0)), .keys(Keys.control("d"), .status(0)),
      .keys(Keys.control("c"), .signal(SIGINT)), .keys(Keys.control("\\"), .signal(SIGQUIT)),
      .signal(SIGTERM), .hangUp,
    ] as [WayOut], [[], ["--plain"]])
  func `C5.7 every way to end a game finishes a save and restores the terminal`(
    way: WayOut, face: [String]
  ) async throws {
    for moves in 1...RunOptions.endings {
      let home = try Home.live()
      let game = try home.live(
        ["-bcomputer", "-wcomputer", "--seed", "2", "--delay", "0", "--flip", "0"] + face)
      try await game.shows("\(moves) moves") { screen in
        screen.everything.count { $0.contains(" plays ") } >= moves
      }
      way.take(game)
      let all = try await game.ended()
      #expect(all.end == way.end)
      if let settings = game.settings {
        #expect(settings == game.settingsAtStart && all.screen.isReleased, "\(all.screen)")
      }
      // A game that has ended meanwhile is archived.
      let names = try home.folder.allNames.filter { $0 != "state/reversi/games" }
      #expect(
        names == ["state", "state/reversi", "state/reversi/game", "state/reversi/game.lock"])
      let saved = try SavedGameText.decode(Array(home.folder.text(of: home.game).utf8))
      #expect(saved.record.steps.count >= moves)
    }
  }

  @Test(arguments: ["q &\n", ""])
  func `C5.7 the end of a script in real time finishes a save`(end: String) async throws {
    let home = try Home()
    let file = home.folder.path("mine")
    for _ in 1...RunOptions.endings {
      let child = try home.start(
        ["--real-time", "--delay", "0", "--flip", "0", "--save", file, "--new"])
      child.types("bc &\nwc &\n")
      for _ in 1...4 { try await child.prints(" plays ") }
      child.types(end)
      child.endInput()
      #expect(await child.ended().end == .status(0))
      #expect(try home.folder.allNames == ["mine", "mine.lock"])
    }
  }
}
