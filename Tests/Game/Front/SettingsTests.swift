import Adapters
import Domain
import Front
import TerminalInput
import TestSupport
import Testing
import UseCases

/// The settings as text and in use.
struct SettingsTests {
  private func keptLast(_ player: Player) -> String? {
    player.effects.compactMap { effect -> String? in
      guard case .keep(let settings) = effect else { return nil }
      return settings.kept.description
    }.last
  }

  @Test func `G11.1 Levels, coach, values, and language are kept as lines`() {
    #expect(Settings().description == "black 1\nwhite 1\ncoach off\nvalues off\n")
    var player = Player("d3c3")
    player.type("level 7")
    player.type("coach")
    player.type("values on")
    player.type("language ja")
    #expect(
      keptLast(player) == "black 1\nwhite 7\ncoach on\nvalues on\nlanguage ja\n")
  }

  @Test func `G11.1 What is kept is read again`() throws {
    let text = "black 3\nwhite 9\ncoach on\nvalues on\nlanguage en\n"
    let settings = try #require(Settings(text))
    #expect(settings.levels == BySide(dark: try #require(Level(3)), light: try #require(Level(9))))
    #expect(settings.isCoached)
    #expect(settings.showsValues)
    #expect(settings.language == .english)
    #expect(settings.description == text)
    #expect(Settings("") == Settings())
  }

  @Test func `G11.1 An option of the run is not kept`() {
    var now = Settings()
    now.isCoached = true
    var player = Player("d3c3", settings: SettingsInUse(Settings(), now: now))
    #expect(player.shows("coach on"))
    player.type("level 2")
    #expect(keptLast(player)?.contains("coach off") == true)
    #expect(keptLast(player)?.contains("white 2") == true)
    #expect(player.shows("coach on"))
  }

  @Test func `G11.4 Lines that are not known are kept`() throws {
    let text = "mouse off\nblack 2\n\nnew-thing 1 2 3\nwhite 3\r\n"
    let settings = try #require(Settings(text))
    #expect(
      settings.description
        == "black 2\nwhite 3\ncoach off\nvalues off\nmouse off\nnew-thing 1 2 3\n")
    #expect(Settings(settings.description) == settings)
  }

  @Test(arguments: [
    "black 10", "black", "black 1 2", "white x", "coach maybe", "coach", "values", "values 1",
    "language fr", "white 1\ncoach ON", "black ４",
  ])
  func `G11.5 A known line with an unknown value is damage`(text: String) {
    #expect(Settings(text) == nil)
  }

  @Test func `G11.5 Damaged settings are told with their new name`() {
    var player = Player("d3c3")
    player.receive(.failed(.settingsSetAside(name: "settings.damaged-1")))
    #expect(
      player.shows("The settings could not be read. They are kept as 'settings.damaged-1'."))
    player.type("c4")
    #expect(!player.shows("settings.damaged-1"))
  }

  @Test func `G11.10 A setting that cannot be written is told, and counts`() {
    var player = Player("d3c3")
    player.type("coach on")
    player.receive(.failed(.settings(SaveFailure("the disk is full"))))
    #expect(player.shows("The settings are not kept: the disk is full."))
    #expect(player.shows("coach on"))
  }
}
