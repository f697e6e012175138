import Adapters
import Domain
import Engine
import EngineSupport
import GameSupport
import Infrastructure
import Notations
import TestSupport
import TestTraits
import Testing

/// The move that a search chooses.
struct SearchTests {
  /// Endgame 1 of the test suite that the French federation of the game published, dark to move.
  @Test func `the search solves an endgame with a known best move`() throws {
    let rows = [
      "--xxxxx-", "-oooxx-o", "-oooxxox", "-oxoxoxx", "oxxxoxxx", "--xoxoxx", "-xxxooo-",
      "-ooooo--",
    ]
    let game = Game(board: try Board(rows: rows), turn: .dark)
    var search = Search(limits: SearchLimits(depth: 4, exactFrom: 14))
    var random = SplitMix64(seed: 1)
    let move = try #require(search.bestMove(in: game, using: &random))
    #expect(move.square == (try square("g8")))
    #expect(move.score == 18 * Search.disk)
    #expect(move.isExact)
  }

  @Test(arguments: [(1, 6, 4), (3, 10, 1218)])
  func `a search of a few moves makes a small table`(
    depth: Int, exactFrom: Int, most: Int
  ) throws {
    let games = (1...20 as ClosedRange<UInt64>).map { seed in
      Game.random(seed: seed, moves: Int(seed) * 2)
    }
    let counts = games.filter { !$0.legalSquares.isEmpty }.map { game in
      var search = Search(limits: SearchLimits(depth: depth, exactFrom: exactFrom))
      var random = SplitMix64(seed: 1)
      _ = search.bestMove(in: game, using: &random)
      #expect(search.nodes > 0)
      return search.placeCount
    }
    #expect(counts.max() == most)
  }

  /// The positions that each search looks at, over twelve positions of random games.
  ///
  /// A search that looks at a fiftieth more or less works differently. If that is intended, it gets
  /// a new number.
  @Test(arguments: [
    (SearchLimits(depth: 5, exactFrom: 14), 18_795),
    (SearchLimits(depth: 4, exactFrom: 8, guessedFrom: 16), 472_626),
  ])
  func `a search takes as much work as before`(limits: SearchLimits, expected: Int) {
    var nodes = 0
    for seed in 1...12 as ClosedRange<UInt64> {
      let game = Game.random(seed: seed, moves: 20 + 2 * Int(seed))
      var search = Search(limits: limits)
      var random = SplitMix64(seed: seed)
      _ = search.bestMove(in: game, using: &random)
      nodes += search.nodes
    }
    #expect((expected * 98 / 100...expected * 102 / 100).contains(nodes), "\(nodes)")
  }

  @Test func `R9.8 the seed decides among equal moves`() {
    let squares = (1...40 as ClosedRange<UInt64>).compactMap { seed in
      var search = Search(limits: SearchLimits(depth: 3, exactFrom: 0))
      var random = SplitMix64(seed: seed)
      return search.bestMove(in: Game(), using: &random)?.square
    }
    #expect(squares.count == 40)
    #expect(SquareSet(squares) == Game().legalSquares)
  }

  @Test func `R9.8 a search with a margin chooses all moves within it, and no others`() throws {
    for seed in 1...5 as ClosedRange<UInt64> {
      let game = Game.random(seed: seed, moves: 16)
      let position = try #require(game.position)
      let scores = Dictionary(
        uniqueKeysWithValues: try game.legalSquares.map { square in
          var tree = SearchTree()
          return (square, -(try tree.score(position.placing(at: square), depth: 1)))
        })
      let best = try #require(scores.values.max())
      let near = scores.filter { $0.value > best - 500 }.map(\.key)
      let chosen = (1...200 as ClosedRange<UInt64>).compactMap { seed in
        var search = Search(limits: SearchLimits(depth: 2, exactFrom: 0, margin: 500))
        var random = SplitMix64(seed: seed)
        return search.bestMove(in: game, using: &random)?.square
      }
      #expect(SquareSet(chosen) == SquareSet(near), "seed \(seed)")
    }
  }

  @Test func `R9.8 a search with exact scores ignores its margin`() throws {
    // With h3 dark wins by 2, with d1 it ties.
    let game = try #require(
      PositionText.decode("-xo--ooo-xxoooo-xxoooox-oooxoxooooxxoxxooooxxxxoxooooxxxxxxxxxxx x")
    )
    for seed in 1...40 as ClosedRange<UInt64> {
      var search = Search(limits: SearchLimits(depth: 1, exactFrom: 9, margin: 400))
      var random = SplitMix64(seed: seed)
      let move = try #require(search.bestMove(in: game, using: &random))
      #expect(try (move.square, move.score) == (square("h3"), 200))
      #expect(move.isExact)
    }
  }

  @Test
  func `R9.10 a search stopped at its beginning has the best move of one move ahead`() {
    for seed in 1...20 as ClosedRange<UInt64> {
      let game = Game.random(seed: seed, moves: Int(seed * 2))
      guard game.legalSquares.count > 1 else { continue }
      let stop = StopFlag()
      var stopping = StoppingRandom(random: SplitMix64(seed: seed), stop: stop)
      var stopped = Search(limits: SearchLimits(depth: 60, exactFrom: Int(seed)))
      let move = stopped.bestMove(in: game, using: &stopping, until: stop)
      #expect(stop.isRaised)
      var shallow = Search(limits: SearchLimits(depth: 1, exactFrom: 0))
      var random = SplitMix64(seed: seed)
      #expect(move == shallow.bestMove(in: game, using: &random))
    }
  }

  @Test(.watched)
  func `an endless search that is stopped ends with a legal square`() async throws {
    let stop = StopFlag()
    async let answer = Task.detached {
      var search = Search(limits: SearchLimits(depth: 60, exactFrom: 0))
      var random = SplitMix64(seed: 1)
      return search.bestMove(in: Game(), using: &random, until: stop)
    }.value
    stop.raise()
    let move = try #require(await answer)
    #expect(Game().legalSquares.contains(move.square))
  }
}

/// A generator that stops the search at its first number.
private struct StoppingRandom: RandomNumberGenerator {
  var random: SplitMix64
  let stop: StopFlag

  mutating func next() -> UInt64 {
    stop.raise()
    return random.next()
  }
}
