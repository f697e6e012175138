import Domain
import Engine
import Infrastructure
import TestSupport
import Testing

/// Disks that can never be flipped.
struct StabilityTests {
  @Test func `a disk that is called stable keeps its color to the end of the game`() {
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

  @Test func `on a full board every disk is stable`() throws {
    for seed in 1...5 as ClosedRange<UInt64> {
      let full = Position(of: .dark, on: Game.scattered(seed: seed, empty: 0).board)
      #expect(full.stableOpponent == full.opponent)
    }
  }

  @Test func `beside a corner of its color a disk on an edge is stable`() throws {
    let board = Board.rows("ooo--x-x", "o-------", "-----oo-")
    #expect(Position(of: .dark, on: board).stableOpponent == SquareSet(try squares("a1 b1 c1 a2")))
    #expect(Position(of: .light, on: board).stableOpponent == SquareSet(try squares("h1")))
  }
}
