import Adapters
import Domain
import Front
import GameSupport
import Infrastructure
import Program
import RawTerminal
import TestSupport
import Testing
import UseCases

/// How the program starts, on which file, and how it leaves.
struct StartTests {
  @Test func `G4.1 G1.1 without a saved game the player is Black against level 1`() throws {
    let game = try PlayedGame()
    game.play { game in
      #expect(game.terminal.screen.isAlternate)
      #expect(game.screen.contains("You are Black. Press Enter to choose a square"))
      #expect(game.screen.contains("level 1"))
      #expect(game.terminal.screen.unknown == [])
    }
    #expect(game.terminal.screen.isReleased)
    #expect(game.terminal.modes == [.keys, .linesForGood])
  }

  @Test func `G4.2 a saved game that cannot be read is told, and the first game begins`() throws {
    let disk = GameDisk(["game": "a letter\n"])
    try PlayedGame(on: disk).play { game in
      #expect(game.screen.contains("kept as 'game.bad-1'"), "\(game.screen)")
      #expect(game.screen.contains("level 1"))
      await game.type("d3")
    }
    #expect(disk["game.bad-1"] == "a letter\n")
    #expect(SavedGameText.record(of: disk["game"]) == "d3")
  }

  @Test func `G4.2 G11.5 a damaged game and damaged settings are both told`() throws {
    let disk = GameDisk(["game": "a letter\n", "settings": "white eleven\n"])
    try PlayedGame(on: disk).play { game in
      #expect(game.screen.contains("'game.bad-1'"), "\(game.screen)")
      await game.press("d")
      #expect(game.screen.contains("'settings.bad-1'"), "\(game.screen)")
    }
  }

  @Test func `G4.3 a resumed game says so`() throws {
    let disk = GameDisk()
    try PlayedGame("--flip", "0", on: disk).play { game in
      await game.type("d3")
      await game.shows("White plays")
    }
    let saved = SavedGameText.record(of: disk["game"])
    try PlayedGame(on: disk.afterKill()).play { game in
      #expect(game.screen.contains("Your game goes on. Type 'new' for another."))
      #expect(game.screen.contains("1 d3"), "\(saved)\n\(game.screen)")
    }
  }

  @Test func `R7.2 a computer that was to move when the program was killed moves at once`() throws {
    let disk = GameDisk(["game": SavedGameText.of("d3")])
    try PlayedGame("--flip", "0", on: disk).play { game in
      #expect(game.screen.contains("White thinks"), "\(game.screen)")
      await game.pass(.seconds(2))
      #expect(game.screen.contains("White plays"), "\(game.screen)")
    }
  }

  @Test func `G4.12 two computers play from the start on`() throws {
    let disk = GameDisk()
    let options = ["--flip", "0", "--black", "computer", "--white", "computer"]
    try PlayedGame(options, on: disk).play { game in
      await game.pass(.seconds(5))
      #expect(SavedGameText.record(of: disk["game"]).count == 4, "\(game.screen)")
    }
  }

  @Test func `G11.7 G11.3 a second window says that it is not saved, and writes nothing`() throws {
    let disk = GameDisk(["settings": "black 1\nwhite 2\n"])
    try PlayedGame("--flip", "0", on: disk).play { game in
      await game.type("d3")
      await game.shows("White plays")
    }
    let saved = disk["game"]
    disk.hold(true)
    let second = try PlayedGame("--flip", "0", on: disk)
    second.play { game in
      #expect(
        game.screen.contains("Your game is open in another window. This one is not saved."),
        "\(game.screen)")
      #expect(game.screen.contains("1 d3"))
      await game.type("level 5")
      await game.type("new")
      await game.press("y")
      await game.pass(.seconds(1))
      #expect(game.screen.contains("New game"), "\(game.screen)")
    }
    #expect(disk["game"] == saved)
    #expect(disk["settings"] == "black 1\nwhite 2\n")
    #expect(disk.games == [])
    #expect(second.screen.contains("This game is not saved."), "\(second.screen)")
  }

  @Test func `G11.9 without a home folder the game is played and not saved`() throws {
    let game = try PlayedGame(environment: ["XDG_STATE_HOME": ""])
    game.play { game in
      #expect(game.screen.contains("The game is not saved: there is no home folder"))
      await game.type("d3")
      #expect(game.screen.contains("The game is not saved: there is no home folder"))
    }
    #expect(game.screen.contains("This game is not saved."), "\(game.screen)")
  }

  @Test func `G11.9 the farewell names the file in the state folder`() throws {
    for (variables, path) in [
      ([:], "/state/reversi/game"),
      (["XDG_STATE_HOME": "", "HOME": "/home/ann"], "/home/ann/.local/state/reversi/game"),
    ] {
      let game = try PlayedGame(environment: variables)
      game.play { await $0.type("d3") }
      #expect(game.screen.contains("Your game is saved in \(path)."), "\(game.screen)")
    }
  }

  @Test func `R7.9 a file that the player names and is no saved game stays as it is`() throws {
    let disk = GameDisk(["letter": "Dear Ann\n"])
    #expect(throws: LoadFailure.self) {
      try PlayedGame("--save", "/my/letter", on: disk)
    }
    #expect(disk["letter"] == "Dear Ann\n")
    #expect(disk["letter.lock"] == nil)
  }

  @Test func `G10.11 leaving prints the farewell on the normal screen`() throws {
    let game = try PlayedGame("--flip", "0")
    game.play { game in
      await game.type("d3")
      await game.pass(.milliseconds(1))
      await game.type("quit")
      await game.pass(.zero)
      #expect(!game.terminal.screen.isAlternate)
    }
    let lines = game.terminal.screen.lines
    #expect(lines.contains("d3"), "\(game.screen)")
    #expect(lines.contains { $0.hasPrefix("Your game is saved in ") }, "\(game.screen)")
  }

  @Test(arguments: 0..<20)
  func `G10.11 what was asked for before leaving is done, and the farewell has it`(
    seed: UInt64
  ) throws {
    let disk = GameDisk()
    let game = try PlayedGame(
      "--flip", "0", "--white", "human", on: disk,
      time: VirtualTime(seed: seed))
    game.play { game in
      await game.shows("Black's turn")
      await game.type("values on")
      await game.press("d3")
      await game.shows("reversi> d3")
      game.terminal.keys.type("\r" + Keys.control("d"))
      await game.settle()
    }
    #expect(disk["settings"]?.contains("values on\n") == true)
    #expect(SavedGameText.record(of: disk["game"]) == "d3")
    #expect(game.terminal.screen.lines.contains("d3"), "seed \(seed)\n\(game.screen)")
  }

  @Test func `G1.9 Ctrl-L draws the whole screen anew`() throws {
    try PlayedGame().play { game in
      let before = game.screen
      game.terminal.write("\u{1b}[Hnoise of another program", to: .output)
      #expect(game.screen != before)
      await game.press("\u{c}")
      #expect(game.screen == before)
    }
  }

  @Test func `G1.8 G1.11 a resize and the end of a stop draw the whole screen anew`() throws {
    let time = VirtualTime()
    let engine = Engine(on: time)
    let game = try PlayedGame("--flip", "0", time: time, computer: engine)
    game.play { game in
      game.terminal.resize(columns: 40, rows: 24)
      game.game.respond(to: .resize)
      await game.pass(.zero)
      #expect(game.terminal.screen.lines.allSatisfy { $0.count <= 40 })
      #expect(game.screen.contains("Your turn"), "\(game.screen)")
      await game.type("d3")
      game.game.respond(
        to: .suspend {
          #expect(!game.terminal.screen.isAlternate)
          #expect(game.terminal.modes.last == .lines)
          game.terminal.resize(columns: 80, rows: 24)
          return true
        })
      await game.pass(.zero)
      #expect(game.terminal.screen.isAlternate && game.terminal.modes.last == .keys)
      #expect(game.screen.contains("White thinks"), "\(game.screen)")
    }
  }

  @Test func `G1.12 a program that goes on only to end leaves the terminal to others`() throws {
    try PlayedGame().play { game in
      game.game.respond(to: .suspend { false })
      await game.pass(.seconds(1))
      #expect(!game.terminal.screen.isAlternate)
      #expect(game.terminal.modes.last == .lines)
    }
  }

  @Test func `C6.4 disks are letters where a disk takes two columns`() throws {
    let game = try PlayedGame(
      environment: ["NO_COLOR": "", "COLORTERM": "truecolor"], diskWidth: 2)
    game.play { game in
      #expect(!game.screen.contains("●"), "\(game.screen)")
      #expect(game.screen.contains("x") && game.screen.contains("o"))
      game.game.respond(to: .resize)
      await game.pass(.zero)
      #expect(!game.screen.contains("●"), "\(game.screen)")
    }
  }
}
