import Adapters
import Domain
import GameSupport
import Infrastructure
import Program
import RawTerminal
import Synchronization
import TestSupport
import Testing
import UseCases

/// The runtime keeps exactly the search and the timer that the model derives.
struct RuntimeTests {
  private let time = VirtualTime()

  @Test(arguments: [(0, 2), (5, 5)])
  func `G4.21 a computer moves when both its pause and its search are over`(
    search: Int, moves: Int
  ) throws {
    let engine = Engine(on: time, thought: .seconds(search))
    let game = try PlayedGame("--flip", "0", "--seed", "1", time: time, computer: engine)
    game.play { game in
      await game.type("d3")
      await game.pass(.seconds(moves) - .milliseconds(1))
      #expect(game.screen.contains("White thinks"))
      await game.pass(.milliseconds(1))
      #expect(game.screen.contains("White plays c3"), "\(game.screen)")
    }
  }

  @Test func `R9.10 a thought is cut two seconds after its pause, but not at level 0`() throws {
    for (level, moves) in [(1, 5), (0, 13)] {
      let time = VirtualTime()
      let engine = Engine(on: time, thought: .seconds(10))
      let game = try PlayedGame(
        "--flip", "0", "--delay", "3", "--white", "computer:\(level)", time: time,
        computer: engine)
      game.play { game in
        await game.type("d3")
        await game.pass(.seconds(moves) - .milliseconds(1))
        #expect(game.screen.contains("White thinks"))
        await game.pass(.milliseconds(1))
        #expect(game.screen.contains("White plays c3"), "\(game.screen)")
      }
    }
  }

  @Test func `G4.21 a computer that fails is asked again after its pause, not before`() throws {
    let engine = Engine(on: time, fails: true)
    let game = try PlayedGame("--flip", "0", time: time, computer: engine)
    game.play { game in
      await game.type("d3")
      await game.pass(.milliseconds(1999))
      #expect(engine.levels == [1])
      await game.pass(.seconds(4))
      #expect(engine.levels == [1, 1, 1])
    }
  }

  @Test func `C3.19 advice comes after two seconds at the latest`() throws {
    let engine = Engine(on: time, search: .seconds(60))
    let game = try PlayedGame(time: time, computer: engine)
    game.play { game in
      await game.type("hint")
      await game.pass(.milliseconds(1999))
      #expect(game.screen.contains("Esc stop"), "\(game.screen)")
      await game.pass(.milliseconds(1))
      #expect(!game.screen.contains("Esc stop"), "\(game.screen)")
      #expect(game.screen.contains("d3"), "\(game.screen)")
    }
  }

  @Test func `G4.18 another level counts from the next thought on`() throws {
    let engine = Engine(on: time)
    let game = try PlayedGame("--flip", "0", time: time, computer: engine)
    game.play { game in
      await game.type("d3")
      await game.pass(.seconds(1))
      await game.type("level 7")
      await game.shows("White plays c3")
      #expect(engine.levels == [1])
      await game.type("c4")
      await game.shows("White plays")
    }
    #expect(engine.levels == [1, 7])
  }

  @Test func `G13.7 the indicator turns while a computer thinks, and only then`() throws {
    let game = try PlayedGame("--flip", "0", time: time, computer: Engine(on: time))
    game.play { game in
      let before = game.terminal.writes.count
      await game.pass(.seconds(1))
      #expect(game.terminal.writes.count == before)
      await game.type("d3")
      let start = game.terminal.writes.count
      await game.pass(.milliseconds(1001))
      #expect(game.terminal.writes.count == start + 8)
      await game.shows("Your turn")
      let end = game.terminal.writes.count
      await game.pass(.seconds(10))
      #expect(game.terminal.writes.count == end)
    }
  }

  @Test func `G13.6 on the player's turn no byte is written and no timer is set`() throws {
    let game = try PlayedGame("--flip", "0", time: time, computer: Engine(on: time))
    game.play { game in
      await game.type("d3")
      await game.shows("White plays c3")
      let writes = game.terminal.writes.count
      let sleepers = game.clock.sleepers
      await game.pass(.seconds(30))
      #expect(game.terminal.writes.count == writes)
      #expect(game.clock.sleepers == sleepers)
      #expect(sleepers[0] == 0)
    }
  }

  @Test func `G13.8 one search runs at most, and none that the model does not want`() throws {
    let engine = Engine(on: time, search: .seconds(1))
    let game = try PlayedGame("--flip", "0", time: time, computer: engine)
    game.play { game in
      await game.type("values on")
      await game.type("coach on")
      await game.type("hint")
      await game.pass(.milliseconds(500))
      #expect(engine.advising == 1)
      await game.type("coach off")
      await game.type("values off")
      await game.press("\u{1b}")
      await game.pass(.milliseconds(100))
      #expect(engine.advising == 0, "\(game.screen)")
      await game.type("hint")
      #expect(engine.advising == 1)
    }
    #expect(engine.mostAdvising == 1)
    #expect(engine.advising == 0)
  }

  @Test func `G8.4 a computer's turn stops the search for advice at once`() throws {
    let engine = Engine(on: time, search: .seconds(1))
    let game = try PlayedGame("--flip", "0.25", time: time, computer: engine)
    game.play { game in
      await game.type("hint")
      #expect(engine.advising == 1)
      await game.type("d3")
      #expect(engine.advising == 0)
      #expect(engine.canceled == 1)
      await game.pass(.milliseconds(500))
      #expect(engine.levels == [1])
    }
  }

  @Test func `G8.5 the answer of a stopped search changes nothing`() throws {
    let engine = Engine(on: time, search: .seconds(1))
    let game = try PlayedGame(time: time, computer: engine)
    game.play { game in
      await game.type("hint")
      await game.press("\u{1b}")
      await game.pass(.milliseconds(60))
      let stopped = game.screen
      await game.pass(.seconds(3))
      #expect(game.screen == stopped)
      #expect(engine.queries == 1)
    }
  }

  @Test func `G13.2 what changes nothing on the screen writes no byte`() throws {
    let game = try PlayedGame(time: time)
    game.play { game in
      let writes = game.terminal.writes.count
      await game.press("\t")
      #expect(game.terminal.writes.count == writes + 1)
      game.game.respond(to: .resize)
      await game.pass(.zero)
      #expect(game.terminal.writes.count == writes + 2)
      // Page Down has no use here.
      await game.press("\u{1b}[6~")
      #expect(game.terminal.writes.count == writes + 2)
    }
  }
}
