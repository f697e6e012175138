import Domain
import Engine
import Front
import GameSupport
import Infrastructure
import Notations
import Players
import TestSupport
import UseCases

extension Bench {
  /// Measures the search of endings whose scores are known.
  static func measureEndgames() {
    var times: [Double] = []
    for endgame in Endgame.all {
      guard let game = PositionText.decode(endgame.position) else {
        fail("endgame \(endgame.number)")
      }
      let solved = timed(SearchLimits(depth: 10, exactFrom: 64), game, seed: 1)
      if solved.best?.score != endgame.score * Search.disk {
        fail("endgame \(endgame.number) does not score \(endgame.score)")
      }
      Measurement.print("FFO #\(endgame.number), exact", [solved.time])
      times.append(solved.time)
    }
    Measurement.print("these together", [times.reduce(0, +)])
  }

  /// Measures each move of a game that a level plays against itself.
  static func measureMoves() {
    for level in Level.all {
      guard let limits = SearchLimits(level) else { continue }
      var times: [Double] = []
      var game = Game()
      while game.turn != nil {
        if let passed = game.passing() {
          game = passed
          continue
        }
        let (best, time) = timed(limits, game, seed: UInt64(times.count))
        times.append(time)
        guard let square = best?.square, let next = game.placing(at: square) else {
          fail("no move in \(game)")
        }
        game = next
      }
      Measurement.print("level \(level), a move", times)
    }
  }

  private static func timed(
    _ limits: SearchLimits, _ game: Game, seed: UInt64
  ) -> (best: Search.Scored?, time: Double) {
    var random = SplitMix64(seed: seed)
    var search = Search(limits: limits)
    var best: Search.Scored?
    let time = ContinuousClock().measure { best = search.bestMove(in: game, using: &random) }
    return (best, time / .seconds(1))
  }
}
