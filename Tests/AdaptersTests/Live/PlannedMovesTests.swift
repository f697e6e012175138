import Adapters
import Domain
import Infrastructure
import LiveFront
import TestSupport
import Testing
import UseCases

/// Moves that are typed before their turn (R12).
struct PlannedMovesTests {
  /// A game, what is typed and how many milliseconds pass then, and the two lower lines after that.
  private typealias Course = (
    story: String, game: String, steps: [(typed: String, milliseconds: Int, told: String)]
  )

  private static let question = "Do you really want to reset the game? | [Enter] Cancel / ok> "
  private static let pass = "Pass: ● cannot place a disk. | [Enter] Dismiss> "

  private static let courses: [Course] = [
    (
      "two people type quickly",
      "x00",
      [
        ("d3\rc3\re6\r", 0, " | reversi> [c3 e6] █"), ("d", 500, " | reversi> [e6] d█"),
        ("2\r", 0, " | reversi> [e6 d2] █"), ("", 500, " | reversi> [d2] █"),
        ("", 1000, " | reversi> █"),
      ]
    ),
    (
      "a person types while a computer thinks, and while its disks turn",
      "x01",
      [
        ("d3\r", 600, " | reversi> █"), ("e6\r", 0, " | reversi> [e6] █"),
        ("", 1900, " | reversi> [e6] █"), ("d1\r", 0, " | reversi> [e6 d1] █"),
        ("", 500, " | reversi> [d1] █"),
      ]
    ),
    (
      "a transcript is shown as it is played, and appended to",
      "x00",
      [
        ("d3c3e6d2d1e1b2\r", 0, " | reversi> [c3 e6 d2 d1 ...] █"),
        ("board\rc1\r", 1500, " | reversi> [d1 e1 b2 c1] █"), ("", 9000, "\(pass)█"),
      ]
    ),
    (
      "what is refused ends the others; the refusal stays until the next key",
      "x00",
      [
        ("d3\ra1\re6\r", 0, " | reversi> [a1 e6] █"),
        ("", 9000, "a1 is not a legal move for ○; legal: c3 e3 c5. | reversi> █"),
        ("c", 0, " | reversi> c█"),
      ]
    ),
    (
      "what is planned behind the last move is refused, and the result comes back with the next key",
      "end",
      [
        ("c1\r", 0, " | reversi> █"), ("d3\r", 0, " | reversi> [d3] █"),
        ("", 9000, "d3 ignored: the game is over. ('again' starts another) | reversi> █"),
        ("\u{b}", 0, "Black won by 3. Type 'again', 'analyze', or 'quit'. | reversi> █"),
      ]
    ),
    (
      "under the question a move is refused, and those that are planned wait",
      "x00",
      [
        ("d3\rc3\rreset\r", 9000, "\(question)[c3] █"), ("e6\r", 9000, "\(question)[c3] █"),
        ("e6d2\r", 9000, "\(question)[c3] █"), ("no\r", 0, "Reset cancelled. | reversi> █"),
      ]
    ),
    (
      "a pass before a square that was typed alone waits for the person, as does what follows",
      "pass",
      [
        ("c1\ra3\r", 9000, "\(pass)[a3] █"), ("a8\r", 0, "\(pass)[a3 a8] █"),
        ("g6b1\r", 9000, "\(pass)[a3 a8 g6 b1] █"), ("\r", 0, " | reversi> [a8 g6 b1] █"),
      ]
    ),
    (
      "a pass before a square of a transcript is dismissed by it",
      "pass", [("c1a3\r", 0, " | reversi> [a3] █"), ("", 500, " | reversi> █")]
    ),
    (
      "Esc clears what is typed, the question, and what is planned, in this order",
      "x00",
      [
        ("d3\rc3\rreset\rx\u{1b}", 50, "\(question)[c3] █"),
        ("\u{1b}", 50, "Reset cancelled. | reversi> [c3] █"),
        ("\u{1b}", 50, "Reset cancelled. | reversi> █"),
        ("", 9000, "Reset cancelled. | reversi> █"),
      ]
    ),
    (
      "a pass that is typed alone dismisses the one that is up, whatever is planned",
      "pass",
      [
        ("c1\ra3\r", 9000, "\(pass)[a3] █"), ("pa\r", 0, " | reversi> █"),
      ]
    ),
    (
      "what was cleared under a pass leaves room for others",
      "pass",
      [
        ("c1\ra3\r", 9000, "\(pass)[a3] █"), ("\u{1b}", 50, "\(pass)█"),
        ("--a3\r", 0, " | reversi> █"),
      ]
    ),
  ]

  @Test(arguments: courses)
  func `R12.2 R12.3 C3.8 C3.10 C6.10 C6.13 moves typed too early are planned, and played in order`(
    story: String, game: String, steps: [(typed: String, milliseconds: Int, told: String)]
  ) throws {
    let told = try LiveTable(Self.saved(game), computer: ScriptedComputer("c3", "d2")).play {
      table in
      var told: [String] = []
      for step in steps {
        await table.type(step.typed)
        await table.pass(step.milliseconds)
        told.append(table.screen.lowerRows.joined(separator: " | "))
      }
      return told
    }
    #expect(told == steps.map(\.told))
  }

  @Test func `C6.5 C6.13 a key that comes before the last one is carried out ends nothing twice`()
    throws
  {
    let told = try LiveTable().play { table in
      await table.type("d3\rc3\r")
      // The view shows the planned move until the loop has dropped it.
      let isHeard = [table.prompt.interrupt(), table.prompt.interrupt()]
      await table.pass(0)
      return "\(isHeard) \(table.screen.text)"
    }
    #expect(told?.hasPrefix("[true, true] ") == true)
    #expect(told?.contains("\nNot played: c3.\n") == true)
    #expect(told?.contains("ignored") == false)
  }

  @Test func `R12.3 a lone pass that is typed too early is planned at a terminal`() throws {
    let table = try LiveTable(try SavedGame().played("d3c3e6d2d1e1b2"))
    let rows = table.play { table in
      await table.type("c1\rpa\r")
      let planned = table.screen.lowerRows.joined(separator: " | ")
      await table.pass(9000)
      return [planned, await table.loop.session.record.description]
    }
    #expect(rows == [" | reversi> [--] █", "d3c3e6d2d1e1b2c1--"])
  }

  @Test(arguments: [
    ("x00", "d3\rc3\rreset\rok\r", "New game."), ("x00", "d3\rc3\rundo\r", "Took back d3."),
    ("x01", "d3\rc3\rwm\r", nil), ("x00", "d3\rc3\rwc\r", nil),
    ("end", "c1\rc3\ragain\r", "New game."),
    ("x00", "d3\rundo\rbc\rc3\rredo\r", "Played d3 again."),
  ])
  func `R12.6 C3.22 what was meant for another game, or for other players, is dropped and named`(
    game: String, typed: String, before: String?
  ) throws {
    let table = try LiveTable(Self.saved(game), computer: StubbornComputer())
    let screen = try #require(table.show { await $0.type(typed) })
    #expect(screen.contains("\(before.map { "\($0)\n" } ?? "")Not played: c3.\n"))
    #expect(screen.hasSuffix("reversi> █"))
  }

  @Test func `R2.7 R12.6 what is planned behind a computer that gives up is dropped and named`()
    throws
  {
    let screen = try LiveTable(Self.saved("x01"), computer: GivingUp()).show { table in
      await table.type("d3\r")
      await table.pass(600)
      await table.type("e6\r")
      await table.pass(9000)
    }
    #expect(screen?.contains("\nNot played: e6.\n") == true)
    #expect(screen?.hasSuffix("reversi> █") == true)
  }

  @Test func `R12.6 C3.22 what is planned when the person leaves is named, once`() throws {
    let table = try LiveTable()
    _ = table.show { await $0.type("d3\rc3\re6\rquit\r") }
    #expect(table.screen.text.contains("\nNot played: c3 e6.\n"))
    #expect(table.screen.text.split(separator: "Not played").count == 2)
  }

  @Test func `R12.6 what changes no mode, and what is refused, drops nothing`() throws {
    let screen = try LiveTable().show { table in
      await table.type("d3\rc3\rbm\rredo\rfrob\rhint\r")
    }
    #expect(screen?.hasSuffix("reversi> [c3] █") == true)
    #expect(screen?.contains("Not played") == false)
  }

  @Test func `C6.10 planned moves are dimmed if there are colors, and cut like the prompt`()
    throws
  {
    let table = try LiveTable(style: .wide.with(\.palette, .rich).with(\.columns, 28))
    let isDimmed = table.play { table in
      await table.type("d3\rc3\re6\rd2\r")
      return table.screen.writes.contains {
        $0.contains("reversi> \u{1b}[0;38;5;244m[c3 e6 d2~\u{1b}[m")
      }
    }
    #expect(isDimmed == true)
    #expect(table.screen.now.unknown == [])
  }

  @Test(arguments: 1...UInt64(RunOptions.typings))
  func `R12.2 a whole game that two people type at any moments is played as they typed it`(
    seed: UInt64
  ) throws {
    var chance = SplitMix64(seed: seed)
    let game = RandomGame(seed: seed).steps
    let pauses = game.map { _ in Int.random(in: 0...700, using: &chance) }
    let table = try LiveTable(seed: seed)
    let played = table.time.run {
      async let end = table.prompt.run()
      for (step, pause) in zip(game, pauses) {
        table.keyboard.type("\(step)\r")
        try? await table.time.sleep(for: .milliseconds(pause))
      }
      // With a seed a sleeper may wake while others have work to do.
      for _ in 1...2000 where await table.loop.session.record.steps.count < game.count {
        try? await table.time.sleep(for: .seconds(1))
      }
      table.keyboard.end()
      _ = await end
      return await table.loop.session.record.steps
    }
    #expect(played == game)
  }

  private static func saved(_ game: String) throws -> SavedGame {
    switch game {
    case "end": try TestSupport.saved("x00", Ending.darkWins)
    case "pass": try SavedGame().played("d3c3e6d2d1e1b2")
    default: try TestSupport.saved(game)
    }
  }
}

/// A computer that has ended.
private struct GivingUp: Computer {
  func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    throw ComputerFailure.ended
  }
}
