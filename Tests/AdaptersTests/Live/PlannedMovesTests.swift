import Adapters
import Domain
import Infrastructure
import LiveFront
import TestSupport
import Testing
import UseCases

/// Moves that are typed before their turn (R12).
struct PlannedMovesTests {
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
}
