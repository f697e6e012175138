import Domain
import Engine
import EngineSupport
import GameSupport
import Infrastructure
import TestSupport
import Testing

/// Stable disks, which can never be flipped.
struct StabilityTests {
  @Test func `a stable disk keeps its color to the end of the game`() {
    var found = 0
    for seed in 1...100 as ClosedRange<UInt64> {
      let games = Game.random(seed: seed)
      let last = games[games.count - 1].board
      for game in games {
        guard let turn = game.turn else { continue }
        let stable = Position(of: turn, on: game.board).stableOpponent
        #expect(
          stable.subtracting(last.squares(of: turn.flipped)).isEmpty, "seed \(seed)\n\(game)")
        found += stable.count
      }
    }
    #expect(found > 5000)
  }
}
