import Adapters
import TestSupport
import Testing

/// The game that waits while a study is open.
struct PausedGameTests {
  @Test func `G15.1 a computer's answer and its pass wait until the study is left`() throws {
    let disk = GameDisk()
    try PlayedGame(["--flip", "0"], on: disk).play { game in
      await game.type("d3")
      await game.press("\u{1b}[5~")
      let before = disk["game"]
      await game.pass(.seconds(60))
      #expect(disk["game"] == before)
      #expect(game.screen.contains("Your game waits: White is to move"), "\(game.screen)")

      await game.press("\u{1b}")
      await game.pass(.seconds(1))

      #expect(SavedGameText.record(of: disk["game"]).count == 4)
    }
  }

  @Test(arguments: [("wm", "d3"), ("swap", "d3"), ("new\ry", "")])
  func `G15.9 an order for the game comes before the computer that waits`(
    order: String, record: String
  ) throws {
    let disk = GameDisk()
    try PlayedGame(["--flip", "0"], on: disk).play { game in
      await game.type("d3")
      await game.press("\u{1b}[5~")
      await game.pass(.seconds(10))
      await game.type(order)
      await game.pass(.milliseconds(10))

      #expect(SavedGameText.record(of: disk["game"]) == record, "\(game.screen)")
    }
  }
}
