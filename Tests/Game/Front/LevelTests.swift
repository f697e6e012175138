import Adapters
import Domain
import Front
import TerminalInput
import TestSupport
import Testing
import UseCases

/// The levels of the computers, and what of them the panel shows.
struct LevelTests {
  /// The level of White in the panel.
  private func shownLevel(_ player: Player) -> String {
    player.screen.split(separator: "\n").first { $0.contains("White") && $0.contains("level") }
      .map { String($0.suffix(7)) } ?? ""
  }

  private func kept(_ player: Player) -> [String] {
    player.effects.compactMap { effect -> String? in
      guard case .keep(let settings) = effect else { return nil }
      return settings.kept.description
    }
  }

  @Test func `G4.19 The panel shows the level that thinks, also after an undo in mid-thought`() {
    var player = Player()
    player.type("d3")
    player.type("level 4")
    player.type("undo")
    #expect(shownLevel(player) == "level 4")
    player.type("d3")
    #expect(shownLevel(player) == "level 4")
  }

  @Test func `G4.19 A finished game keeps the level at which it was played`() {
    var player = Player("e6f4e3f6g5d6e7f5")
    player.type("c5")
    player.type("level 7")
    #expect(shownLevel(player) == "level 1")
    player.type("new")
    #expect(shownLevel(player) == "level 7")
  }

  @Test func `G4.19 A game that ends with a thought keeps the level of that thought`() {
    var player = Player("d3c3b3e3f5a3c4e6")
    player.type("f4")
    player.type("level 8")
    player.computerPlays("g4")
    #expect(player.session.game.turn == nil)
    #expect(shownLevel(player) == "level 1")
  }

  @Test func `G4.14 The level is set by its number or a step, and is kept`() {
    var player = Player("d3c3")
    player.type("level 8")
    player.type("harder")
    player.type("easier")
    player.type("easier")
    #expect(
      kept(player).map { $0.split(separator: "\n")[1] } == [
        "white 8", "white 9", "white 8", "white 7",
      ])
    #expect(player.inputs == [])
  }

  @Test func `G4.12 The sentence about a computer tells the level that was typed`() {
    var player = Player()
    player.type("d3")
    player.type("wc4")
    #expect(player.shows("The computer plays White at level 4."))
    #expect(shownLevel(player) == "level 1")
    var over = Player("e6f4e3f6g5d6e7f5c5")
    over.type("wc5")
    #expect(over.shows("The computer plays White at level 5."))
  }

  @Test func `G4.11 A swap takes the level that was chosen last along, in one save`() {
    var player = Player()
    player.type("d3")
    player.type("level 4")
    let saves = player.saveCount
    player.type("swap")
    #expect(player.saveCount == saves + 1)
    #expect(player.session.modes == BySide(dark: .computer, light: .manual))
    #expect(kept(player).last?.contains("black 4\n") == true)
    #expect(player.shows("You play White."))
  }

  @Test(arguments: [
    ("level 10", "There is no level 10. Levels are 0 to 9."),
    ("level x", "There is no level x. Levels are 0 to 9."),
    ("wc10", "There is no level 10. Levels are 0 to 9."),
    ("level", "Type 'level 4'."),
  ])
  func `G4.17 A level that does not exist is refused`(line: String, answer: String) {
    var player = Player("d3c3")
    player.type(line)
    #expect(player.shows(answer))
    #expect(shownLevel(player) == "level 1")
    #expect(player.inputs == [])
    #expect(kept(player) == [])
  }
}
