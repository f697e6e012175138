import Adapters
import Dispatch
import Domain
import Engine
import Infrastructure
import Notations
import Players
import RoomAdapters
import Rooms
import TestSupport
import UseCases

extension Bench {
  /// Measures the search: endgames of known scores, the middle of a game, and each level.
  static func measureSearch() {
    measureEndgames()
    measureMiddleGame()
    measureLevels()
    measureStops()
  }

  /// Measures how long a search of the strongest level goes on after it was called off, at many
  /// moments of its beginning and its middle.
  private static func measureStops() {
    let times = (0..<100).map { number in
      let (stop, isDone) = (StopFlag(), DispatchSemaphore(value: 0))
      DispatchQueue.global().async {
        var search = Search(limits: SearchLimits(depth: 60, exactFrom: 0))
        var random = SplitMix64(seed: UInt64(number))
        _ = search.bestMove(in: Game(), using: &random, until: stop)
        isDone.signal()
      }
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(number))
      let time = ContinuousClock().measure {
        stop.raise()
        isDone.wait()
      }
      return time / .seconds(1)
    }
    Measurement.print("search called off, until it ends", .time, times)
    print("  the longest \(((times.max() ?? 0) * 1000).hundredths) ms")
  }

  private static func measureEndgames() {
    var time = 0.0
    var nodes = 0
    for endgame in Endgame.all {
      guard let game = PositionText.decode(endgame.position) else {
        fail("endgame \(endgame.number)")
      }
      let limits = SearchLimits(depth: 10, exactFrom: 64)
      let solved = timed(limits, game)
      if solved.score != endgame.score * Search.disk {
        fail("endgame \(endgame.number) does not score \(endgame.score)")
      }
      time += solved.time
      nodes += solved.nodes
      Measurement.print("FFO #\(endgame.number), exact", .time, [solved.time])
      if endgame.number == 42 { Measurement.print("FFO #40 to #42 together", .time, [time]) }
    }
    Measurement.print("FFO #40 to #44 together", .time, [time])
    Measurement.print("positions searched, exact", .rate(nodes, of: "nodes"), [time])
  }

  /// Measures positions after 20 moves at random.
  private static func measureMiddleGame() {
    let games = (1...8).compactMap { seed in
      RandomGame(seed: seed).dropFirst(20).first { _, square in square != nil }?.game
    }
    var time = 0.0
    var nodes = 0
    for game in games {
      let searched = timed(SearchLimits(depth: 10, exactFrom: 0), game)
      time += searched.time
      nodes += searched.nodes
    }
    Measurement.print("positions searched, middle game", .rate(nodes, of: "nodes"), [time])
    let depths = games.map { game in
      (1...20).first { depth in
        timed(SearchLimits(depth: depth + 1, exactFrom: 0), game).time > 1
      } ?? 20
    }
    print("depth reached in a second, after 20 moves: \(depths.sorted()[depths.count / 2])")
  }

  /// Measures each move of a game that a level plays against itself.
  private static func measureLevels() {
    for level in Level.all {
      guard let limits = SearchLimits(level) else { continue }
      var times: [Double] = []
      var random = SplitMix64(seed: 1)
      var game = Game()
      while game.turn != nil {
        var search = Search(limits: limits)
        var best: Search.Scored?
        if !game.legalSquares.isEmpty {
          times.append(
            ContinuousClock().measure { best = search.bestMove(in: game, using: &random) }
              / .seconds(1))
        }
        guard let next = best.map({ game.placing(at: $0.square) }) ?? game.passing() else { break }
        game = next
      }
      Measurement.print("level \(level), a move", .time, times)
      print("  the longest \(((times.max() ?? 0) * 1000).hundredths) ms")
    }
  }

  private static func timed(
    _ limits: SearchLimits, _ game: Game
  ) -> (score: Int?, nodes: Int, time: Double) {
    var random = SplitMix64(seed: 1)
    var search = Search(limits: limits)
    var best: Search.Scored?
    let time = ContinuousClock().measure {
      best = search.bestMove(in: game, using: &random)
    }
    return (best?.score, search.nodes, time / .seconds(1))
  }
}
