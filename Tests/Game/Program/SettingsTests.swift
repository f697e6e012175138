import Adapters
import Domain
import Front
import Infrastructure
import Program
import TestSupport
import Testing
import UseCases

/// The settings stand in a file of their own, which one run writes.
struct SettingsTests {
  @Test func `G11.1 levels, coach, values, and language outlast the program`() throws {
    let disk = GameDisk()
    try PlayedGame(on: disk).play { game in
      await game.type("level 4")
      await game.type("coach on")
      await game.type("values on")
      await game.type("language ja")
    }
    #expect(disk["settings"] == "black 1\nwhite 4\ncoach on\nvalues on\nlanguage ja\n")
    let engine = Engine(on: VirtualTime())
    try PlayedGame(on: disk.afterKill(), computer: engine).play { game in
      #expect(game.screen.contains("レベル4"), "\(game.screen)")
    }
  }

  @Test func `G11.1 options count for their run alone`() throws {
    let disk = GameDisk(["settings": "black 1\nwhite 4\ncoach off\nvalues off\n"])
    let before = disk["settings"]
    let arguments = ["--white", "computer:7", "--coach", "--language", "ja"]
    try PlayedGame(arguments, on: disk).play { game in
      #expect(game.screen.contains("レベル7"), "\(game.screen)")
      #expect(disk["settings"] == before)
      await game.type("values on")
    }
    #expect(disk["settings"] == "black 1\nwhite 4\ncoach off\nvalues on\n")
  }

  @Test func `G11.3 a run with another file only reads the settings`() throws {
    let disk = GameDisk(["settings": "black 1\nwhite 4\n"])
    let before = disk["settings"]
    let engine = Engine(on: VirtualTime())
    try PlayedGame("--save", "/my/mine", on: disk, computer: engine).play { game in
      #expect(game.screen.contains("level 4"), "\(game.screen)")
      await game.type("level 5")
      #expect(game.screen.contains("level 5"), "\(game.screen)")
      await game.type("d3")
    }
    #expect(disk["settings"] == before)
    #expect(disk["mine"] != nil)
  }

  @Test func `G11.4 lines that are not known stay in the settings`() throws {
    let disk = GameDisk(["settings": "sound off\nwhite 4\n"])
    try PlayedGame(on: disk).play { await $0.type("level 5") }
    #expect(disk["settings"]?.contains("white 5\n") == true)
    #expect(disk["settings"]?.contains("sound off\n") == true)
  }

  @Test func `G11.5 damaged settings are set aside and told`() throws {
    let disk = GameDisk(["settings": "white eleven\n"])
    try PlayedGame(on: disk).play { game in
      #expect(game.screen.contains("kept as 'settings.bad-1'"), "\(game.screen)")
      #expect(game.screen.contains("level 1"), "\(game.screen)")
    }
    #expect(disk["settings.bad-1"] == "white eleven\n")
    #expect(disk["settings"]?.contains("white 1\n") == true)
    try PlayedGame(on: disk.afterKill()).play { game in
      #expect(game.screen.contains("level 1"), "\(game.screen)")
    }
  }

  @Test func `G11.6 G11.10 a first write that fails is told, and the levels stay`() throws {
    let disk = GameDisk()
    try PlayedGame("--flip", "0", on: disk).play { game in
      await game.type("d3")
    }
    let old = disk.afterKill()
    let second = GameDisk(["game": old["game"] ?? ""])
    second.fill(true)
    try PlayedGame(on: second).play { game in
      #expect(game.screen.contains("The settings are not kept"), "\(game.screen)")
      #expect(game.screen.contains("level 1"), "\(game.screen)")
    }
    #expect(second["settings"] == nil)
  }

  @Test func `G11.11 settings that cannot be read are told, and stay as they are`() throws {
    let disk = GameDisk(["settings": "white 7\n"])
    disk.refuseReading(true)
    try PlayedGame(on: disk).play { game in
      #expect(game.screen.contains("The settings are not kept"), "\(game.screen)")
      disk.refuseReading(false)
      await game.type("level 5")
      #expect(game.screen.contains("The settings are not kept"), "\(game.screen)")
      #expect(game.screen.contains("level 5"), "\(game.screen)")
    }
    #expect(disk["settings"] == "white 7\n")
  }

  @Test func `G11.11 damaged settings that cannot be set aside stay as they are`() throws {
    let disk = GameDisk(["settings": "white eleven\n"])
    disk.refuseRenaming(true)
    try PlayedGame(on: disk).play { game in
      #expect(game.screen.contains("The settings are not kept"), "\(game.screen)")
      disk.refuseRenaming(false)
      await game.type("level 5")
    }
    #expect(disk["settings"] == "white eleven\n")
  }

  @Test func `G11.12 while the game is not saved the settings are not written`() throws {
    let disk = GameDisk(["settings": "white 4\n"])
    try PlayedGame("--flip", "0", on: disk).play { game in
      disk.fill(true)
      await game.type("d3")
      disk.fill(false)
      await game.type("level 5")
      #expect(
        game.screen.contains("settings are not kept: the game is not saved."), "\(game.screen)")
      #expect(disk["settings"] == "white 4\n")
      // The computer's move is saved.
      await game.shows("White plays")
      await game.type("level 6")
    }
    #expect(disk["settings"]?.contains("white 6\n") == true)
  }

  @Test func `G11.6 without settings the levels are those of the saved game`() throws {
    let game = SavedGameText.of("").replacing("x01", with: "x01 computers=09")
    let disk = GameDisk(["game": game])
    try PlayedGame(on: disk).play { game in
      #expect(game.screen.contains("level 9"), "\(game.screen)")
    }
    #expect(disk["settings"]?.contains("white 9\n") == true)
  }

  @Test func `G11.6 the game's own first level outlasts a run that changed no setting`() throws {
    let disk = GameDisk()
    for _ in 1...2 {
      try PlayedGame(on: disk).play { game in
        #expect(game.screen.contains("level 1"), "\(game.screen)")
      }
    }
    for _ in 1...2 {
      let disk = GameDisk()
      try PlayedGame("--save", "/my/mine", on: disk).play { game in
        #expect(game.screen.contains("level 1"), "\(game.screen)")
      }
    }
  }

  @Test func `G11.10 a setting that cannot be written is told, and counts for this run`() throws {
    let time = VirtualTime()
    let engine = Engine(on: time)
    let disk = GameDisk()
    try PlayedGame("--flip", "0", on: disk, time: time, computer: engine).play { game in
      disk.fill(true)
      await game.type("level 6")
      #expect(game.screen.contains("The settings are not kept"), "\(game.screen)")
      await game.type("d3")
      await game.shows("White plays")
    }
    #expect(engine.levels == [6])
  }
}
