import Domain
import Infrastructure
import Rooms
import TestSupport
import Testing
import UseCases

/// Typing at any time, with simultaneous events in any order.
struct TypingTests {
  @Test(arguments: 1...UInt64(RunOptions.typings))
  func `C6.1 a line typed while the game goes on is run as typed`(
    seed: UInt64
  ) throws {
    let live = try LivePlay(
      "", ["saved: o01", "row 1: ox------", "row 8: ox------", "computer: c1"],
      seed: seed)
    let written = live.play { live in
      for key in "white manual" {
        live.keys.type(String(key))
        await live.sleep(250)
      }
      // With a seed a sleeper may wake while others have work to do.
      for _ in 1...2000 where !live.screen.lowerRows[1].contains("manual") { await live.sleep(250) }
      await live.type("\r")
      for _ in 1...2000 where live.saved.modes[.light] != .manual { await live.sleep(250) }
      return live.screen.writes
    }
    #expect(live.saved.modes[.light] == .manual)
    var screen = TerminalScreen(columns: 80, rows: 24)
    let lines = try #require(written).map { frame in
      screen.feed(frame)
      return screen.prompt.drop { $0 != ">" }.dropFirst(2)
    }
    #expect(lines.allSatisfy { "white manual".hasPrefix($0) })
    #expect(lines.contains { $0.hasPrefix("white ") })
  }

  @Test(arguments: 1...UInt64(RunOptions.typings))
  func `R12.2 a game typed at any time by two humans is played as typed`(
    seed: UInt64
  ) throws {
    var chance = SplitMix64(seed: seed)
    let game = RandomGame(seed: seed).steps
    let pauses = game.map { _ in Int.random(in: 0...700, using: &chance) }
    let played = try LivePlay("", seed: seed).play { live in
      for (step, pause) in zip(game, pauses) {
        live.keys.type("\(step)\r")
        await live.sleep(pause)
      }
      // With a seed a sleeper may wake while others have work to do.
      for _ in 1...2000 where live.saved.record.steps.count < game.count { await live.sleep(1000) }
      return live.saved.record.steps
    }
    #expect(played == game)
  }

  @Test func `C6.13 the letter after Esc is typed if both come at once`() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let row = try LivePlay("", seed: seed).play { live in
        await live.type("d")
        await live.type("\u{1b}")
        await live.sleep(50)
        await live.type("c")
        // With a seed a sleeper may wake while others have work to do.
        for _ in 1...50 where !live.screen.lowerRows[1].contains("c") { await live.sleep(60) }
        return live.screen.lowerRows[1]
      }
      #expect(["reversi> c█", "reversi> dc█"].contains(row))
    }
  }

  @Test func `C5.5 an input error ends the game and is reported`()
    throws
  {
    let text = try LivePlay().play { live in
      live.keys.breakOff(because: "Is a directory")
      await live.pass(0)
      return live.screen.text
    }
    #expect(text?.hasPrefix("Cannot read the input: Is a directory.\n") == true)
  }

  @Test func `C6.5 C6.13 two interrupts at once cancel a queued move once`()
    throws
  {
    let told = try LivePlay().play { live in
      await live.type("d3\rc3\r")
      // The view shows the planned move until the loop has dropped it.
      let isHeard = [live.interrupt(), live.interrupt()]
      await live.pass(0)
      return "\(isHeard) \(live.screen.text)"
    }
    #expect(told?.hasPrefix("[true, true] ") == true)
    #expect(told?.contains("\nNot played: c3.\n") == true)
    #expect(told?.contains("ignored") == false)
  }

  private static let earlier = ["saved: x00", "moves: d3c3"]

  @Test func `C6.13 three interrupts at once cancel only the question`()
    throws
  {
    let seen = try LivePlay("--flip 0", Self.earlier).play { live in
      for text in ["go 1\r", "reset\r" + Keys.up] { await live.type(text) }
      // The screen still shows the question when the second and the third one come.
      for _ in 1...3 { _ = live.interrupt() }
      await live.pass(0)
      return [live.cursor ?? "-", live.screen.lowerRows[0]]
        + [live.screen.text.contains("before move 1 of 2") ? "earlier" : "present"]
    }
    #expect(seen == ["d3", "Reset canceled.", "earlier"])
  }

  @Test func `C6.13 an arrow shows the cursor right after an interrupt ends a review`() throws {
    let seen = try LivePlay("--flip 0", Self.earlier).play { live in
      await live.type("go 1\r")
      _ = live.interrupt()
      await live.type(Keys.up)
      return [live.cursor ?? "-", live.screen.lowerRows[0]]
    }
    #expect(seen == ["d3", "Back at the current position."])
  }
}
